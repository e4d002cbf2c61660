import type { Phrases } from "../../dictionary.ts";

export const planLinkPage: Phrases["planLinkPage"] = {
  first: {
    title: "Ein Plan, damit du Bescheid weißt",
    text: "Jemand, der dir vertraut, möchte, dass du weißt, mit wem, wann und wo das Treffen ist.",
    show: "Plan zeigen",
  },
  ended: {
    title: "Dieser Link geht nicht mehr",
    text: "Wer ihn dir gegeben hat, kann dir einen neuen geben, solange der Plan steht.",
  },
  title: "Der Plan",
  person: "Mit wem",
  named: "{{nickname}}, {{age}}",
  verified: "Verifiziertes Profil",
  what: "Was",
  when: "Wann",
  where: "Wo",
  state: "Stand",
  states: {
    stands: "Beide haben diesem Plan zugesagt.",
    asked: "Beide haben diesem Plan zugesagt. Inzwischen ist eine andere Zeit angefragt: Sie kann sich noch ändern.",
    past: "Die Zeit dieses Plans ist vorbei.",
    changed: "Am {{when}} hat sich etwas geändert: Vielleicht findet es so nicht statt. Frag nach, wie es geht.",
  },
  well: "Alles gut?",
  wellAt: "„Alles gut“ kam am {{when}}.",
  notYet: "„Alles gut“ kam noch nicht.",
  again: "Aktualisieren",
  notice: "Nakamatch zeigt nur, was es weiß: Es passt auf niemanden auf.",
};
