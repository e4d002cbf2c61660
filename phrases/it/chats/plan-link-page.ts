import type { Phrases } from "../../dictionary.ts";

export const planLinkPage: Phrases["planLinkPage"] = {
  first: {
    title: "Un programma, perché tu lo sappia",
    text: "Una persona che si fida di te vuole che tu sappia chi incontra, quando e dove.",
    show: "Mostra il programma",
  },
  ended: {
    title: "Questo link non funziona più",
    text: "Chi te l’ha dato può dartene un altro finché il programma resta valido.",
  },
  title: "Il programma",
  person: "Con chi",
  named: "{{nickname}}, {{age}}",
  verified: "Profilo verificato",
  what: "Cosa",
  when: "Quando",
  where: "Dove",
  state: "A che punto è",
  states: {
    stands: "Tutti e due hanno accettato questo programma.",
    asked: "Tutti e due hanno accettato questo programma, ma è stata chiesta un’altra ora: può cambiare.",
    past: "L’ora di questo programma è passata.",
    changed: "Qualcosa è cambiato: {{when}}. Forse non andrà così. Chiedi come va.",
  },
  well: "Tutto bene?",
  wellAt: "Ha detto che va tutto bene: {{when}}.",
  notYet: "Non ha ancora detto che va tutto bene.",
  again: "Aggiorna",
  notice: "Nakamatch mostra solo quello che sa: non sorveglia nessuno.",
};
