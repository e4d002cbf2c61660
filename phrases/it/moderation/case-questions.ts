import type { Phrases } from "../../dictionary.ts";

export const caseQuestions: Phrases["caseQuestions"] = {
  ask: "Chiedi alla persona",
  title: "Domande alla persona",
  dialog: {
    title: "Chiedi a {{name}}",
    rules:
      "{{name}} la legge e risponde su Nakamatch, entro {{days}} giorni. Solo testo: non chiedere documenti né foto di documenti, non dire chi ha segnalato e non citare le prove.",
    template: "Domanda",
    templateRequired: "Scegli una domanda",
    note: "Aggiungi qualcosa",
    noteHint: "Con parole tue; non viene tradotto. Lingua della persona: {{language}}.",
    preview: "Cosa legge {{name}}",
    choose: "Scegli una domanda per vederne il testo.",
    submit: "Invia domanda",
    sent: "Abbiamo inviato la tua domanda a {{name}}",
    failed: "Non siamo riusciti a inviare la domanda",
  },
  asked: "Domanda del {{date}}, di {{name}}",
  askedByGone: "Domanda del {{date}}",
  answer: "Risposta del {{date}}",
  states: {
    open: "Può rispondere fino al {{date}}.",
    expired: "Non ha risposto. Da solo, non è un motivo per una misura.",
    closed: "Chiusa senza risposta.",
  },
  marks: {
    open: "Domanda inviata",
    answered: "Ha risposto",
    expired: "Non ha risposto",
    closed: "Domanda chiusa",
  },
};
