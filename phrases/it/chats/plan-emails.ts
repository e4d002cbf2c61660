import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Annullato: {{title}}",
  greeting: "Ciao {{nickname}}!",
  agreed: {
    subject: "Il tuo piano: {{when}}",
    text: "Questo piano è confermato:",
    file: "Il file allegato lo mette nel tuo calendario, o lo sposta.",
  },
  cancelled: {
    subject: "Annullato: il tuo piano ({{when}})",
    text: "Questo piano è annullato:",
    file: "Il file allegato lo toglie dal tuo calendario.",
  },
  reminder: { subject: "Promemoria: il tuo piano ({{when}})", text: "Il tuo piano si avvicina:" },
  what: "Cosa: {{what}}",
  when: "Quando: {{when}}",
  place: "Dove: {{place}}",
  action: "Apri la chat",
  why: "Ricevi e-mail sui tuoi piani a {{email}} perché le hai attivate. Puoi disattivarle nelle impostazioni.",
};
