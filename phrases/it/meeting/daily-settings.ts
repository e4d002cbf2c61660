import type { Phrases } from "../../dictionary.ts";

export const dailySettings: Phrases["dailySettings"] = {
  title: "La tua gente di ogni giorno",
  text: "Persone con i tuoi gusti, vicine quanto vuoi e dell’età che vuoi. Se sono troppo poche, cerchiamo più in là, passo dopo passo: prima più lontano, poi a età vicine.",
  distance: "Distanza massima",
  anywhere: "Senza limite",
  upTo: "Fino a {{km}} km",
  minAge: "Età minima",
  maxAge: "Età massima",
  sharedLanguage: "Solo chi parla la mia lingua",
  sharedLanguageHint: "E chi non dice che lingue parla.",
  now: "Quando salvi, cerchiamo di nuovo la tua gente di oggi. Si può fare una volta, fino alle prossime persone.",
  later:
    "Abbiamo già cercato di nuovo la tua gente di oggi. Quello che cambi ora vale dalle prossime persone, {{when}} ({{time}}).",
  save: "Salva",
  saved: "La tua gente di oggi è aggiornata",
  savedLater: "Salvato per le prossime persone",
  first: {
    title: "Fin dove, e di che età?",
    step: "Passo 2 di 2",
    text: "Così scegliamo la tua gente di oggi. Se è troppo poca, cerchiamo un po’ più in là, e puoi cambiare quando vuoi.",
    save: "Vedi la mia gente",
    noLimits: "Senza limiti",
  },
};
