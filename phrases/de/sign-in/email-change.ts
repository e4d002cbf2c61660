import type { Phrases } from "../../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-Mail-Adresse",
  text: "An die neue Adresse geht ein Link. Erst wenn du ihn öffnest, ändert sich etwas.",
  open: "E-Mail-Adresse ändern",
  field: "Neue E-Mail-Adresse",
  send: "Link senden",
  proveText: "Gib dein Passwort ein, um die Adresse zu ändern.",
  sentTitle: "Schau in dein neues Postfach",
  sentText: "Wir haben einen Link an {{email}} geschickt. Öffne ihn innerhalb von 24 Stunden in diesem Browser.",
  confirming: "Wir bestätigen deine neue Adresse …",
  doneTitle: "E-Mail-Adresse geändert",
  doneText: "Von jetzt an meldest du dich mit {{email}} an.",
  failedTitle: "Deine Adresse ist noch die alte",
};
