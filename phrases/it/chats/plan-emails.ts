import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Annullato: {{title}}",
  greeting: "Ciao {{nickname}}!",
  agreed: {
    subject: "Il tuo programma: {{when}}",
    text: "Questo programma è confermato:",
    file: "Il file allegato lo mette nel tuo calendario, o lo sposta.",
  },
  cancelled: {
    subject: "Annullato: il tuo programma ({{when}})",
    text: "Questo programma è annullato:",
    file: "Il file allegato lo toglie dal tuo calendario.",
  },
  reminder: { subject: "Promemoria: il tuo programma ({{when}})", text: "Il tuo programma si avvicina:" },
  what: "Cosa: {{what}}",
  when: "Quando: {{when}}",
  place: "Dove: {{place}}",
  action: "Apri la chat",
  why: "Ricevi e-mail sui tuoi programmi a {{email}} perché le hai attivate. Puoi disattivarle nelle impostazioni.",
};
