import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Abgesagt: {{title}}",
  greeting: "Hallo {{nickname}}!",
  agreed: {
    subject: "Dein Plan: {{when}}",
    text: "Dieser Plan steht:",
    file: "Die angehängte Datei trägt ihn in deinen Kalender ein oder verschiebt ihn dort.",
  },
  cancelled: {
    subject: "Abgesagt: dein Plan ({{when}})",
    text: "Dieser Plan ist abgesagt:",
    file: "Die angehängte Datei entfernt ihn aus deinem Kalender.",
  },
  reminder: { subject: "Erinnerung: dein Plan ({{when}})", text: "Bald ist es so weit:" },
  what: "Was: {{what}}",
  when: "Wann: {{when}}",
  place: "Wo: {{place}}",
  action: "Chat öffnen",
  why: "Du bekommst E-Mails zu deinen Plänen an {{email}}, weil du sie eingeschaltet hast. In den Einstellungen kannst du sie ausschalten.",
};
