import type { Phrases } from "../../dictionary.ts";

export const promptEditor: Phrases["promptEditor"] = {
  choose: "Scegli una domanda",
  another: "Scegli un’altra domanda",
  full: "Hai {{max}} risposte. Per aggiungerne una, togline una.",
  search: "Cerca una domanda",
  nothing: "Nessuna domanda contiene queste parole.",
  topics: { taste: "Gusti", habits: "Abitudini", together: "In compagnia", opinions: "Opinioni" },
  save: "Salva la risposta",
  change: "Modifica la risposta: {{question}}",
  up: "Sposta su: {{question}}",
  down: "Sposta giù: {{question}}",
  remove: "Togli: {{question}}",
  saved: "Risposta salvata",
  moved: "Ordine salvato",
  removed: "Risposta tolta",
  ask: {
    title: "Togliere questa risposta?",
    text: "Sparirà dal tuo profilo e non potrai recuperarla.",
    confirm: "Togli la risposta",
  },
  newer: "Una domanda nuova. Ricarica la pagina per vederla.",
  failed: "Non siamo riusciti a salvare le tue risposte",
  problems: {
    required: "Scrivi qualcosa prima di salvare.",
    tooLong: "Non ci stanno più di {{max}} caratteri.",
    invalid: "La risposta contiene caratteri invisibili. Cancellali o scrivila a mano.",
  },
};
