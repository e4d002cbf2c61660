import type { Phrases } from "../dictionary.ts";

export const emailChange: Phrases["emailChange"] = {
  title: "E-Mail-Adresse",
  text: "Die neue Adresse bekommt einen Link zur Bestätigung. Bis du ihn öffnest, ändert sich nichts.",
  open: "E-Mail-Adresse ändern",
  field: "Neue E-Mail-Adresse",
  send: "Link senden",
  proveText: "Gib dein Passwort ein, um die Adresse zu ändern.",
  sentTitle: "Schau in dein neues Postfach",
  sentText: "Wir haben einen Link an {{email}} geschickt. Öffne ihn innerhalb von 24 Stunden in diesem Browser.",
  confirming: "Deine neue Adresse wird bestätigt …",
  doneTitle: "E-Mail-Adresse geändert",
  doneText: "Von jetzt an meldest du dich mit {{email}} an.",
  failedTitle: "Die Adresse wurde nicht geändert",
};
