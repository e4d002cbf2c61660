import type { Phrases } from "../../dictionary.ts";

export const chatEnds: Phrases["chatEnds"] = {
  noTime: "Mir fehlt gerade die Zeit dafür. Mach’s gut!",
  noSpark: "Es war schön, mit dir zu schreiben, aber der Funke springt nicht über.",
  foundSomebody: "Ich habe jemanden kennengelernt. Alles Gute für dich!",
  thanks: "Danke für den Chat. Ich wünsche dir alles Gute!",
  mine: "Du hast den Chat am {{date}} beendet:",
  mineToday: "Du hast den Chat heute beendet:",
  theirs: "{{name}} hat den Chat am {{date}} beendet:",
  theirsToday: "{{name}} hat den Chat heute beendet:",
  closed: "Ihr könnt beide nicht schreiben.",
  until: "Du kannst ihn bis {{date}} wieder öffnen.",
  later:
    "Ihr könnt beide nicht schreiben. Wenn du es dir anders überlegst, gib {{name}} ein Like. Dann kann der Chat wieder geöffnet werden.",
  wait: "Du hast {{name}} wieder ein Like gegeben. Bei einem Ja geht der Chat wieder auf.",
  ask: "{{name}} hat dir wieder ein Like gegeben. Wollt ihr wieder schreiben?",
  yes: "Ja, gern",
  reopen: "Chat wieder öffnen",
  unsent: "Nicht gesendet:",
  dialog: {
    title: "Chat mit {{name}} beenden",
    text: "{{name}} liest einen Satz von dir. Danach könnt ihr beide nicht mehr schreiben.",
    note: "Dein Like wird zurückgenommen, und ihr begegnet euch beim Entdecken nicht mehr. 24 Stunden lang kannst du den Chat wieder öffnen. Höchstens dreimal könnt ihr ihn beenden.",
    legend: "Dein Abschied",
    confirm: "Beenden",
  },
};
