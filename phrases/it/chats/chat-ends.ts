import type { Phrases } from "../../dictionary.ts";

export const chatEnds: Phrases["chatEnds"] = {
  noTime: "In questo periodo non ho tempo. Stammi bene!",
  noSpark: "Mi è piaciuto parlare con te, ma non sento la scintilla.",
  foundSomebody: "Ho conosciuto una persona. Ti auguro il meglio!",
  thanks: "Grazie per la chiacchierata. Buona fortuna!",
  mine: "Hai chiuso la conversazione ({{date}}):",
  mineToday: "Hai chiuso la conversazione oggi:",
  theirs: "{{name}} ha chiuso la conversazione ({{date}}):",
  theirsToday: "{{name}} ha chiuso la conversazione oggi:",
  closed: "Nessuno dei due può scrivere.",
  until: "Puoi riaprirla fino al {{date}}.",
  later: "Nessuno dei due può scrivere. Se cambi idea, metti like a {{name}}, che potrà riaprirla.",
  wait: "Hai rimesso like a {{name}}. La conversazione si apre se dice di sì.",
  ask: "{{name}} ti ha rimesso like. Vi riparlate?",
  yes: "Sì, parliamo",
  reopen: "Riapri la conversazione",
  unsent: "Non inviato:",
  dialog: {
    title: "Chiudere la conversazione con {{name}}",
    text: "{{name}} leggerà una tua frase. Poi nessuno dei due potrà scrivere.",
    note: "Il tuo like viene ritirato e non vi incontrerete più in Scopri. Puoi riaprire la conversazione per 24 ore. Potete chiuderla tre volte al massimo.",
    legend: "Il tuo saluto",
    confirm: "Chiudi",
  },
};
