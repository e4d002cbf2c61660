import type { Phrases } from "../../dictionary.ts";

export const chatEnds: Phrases["chatEnds"] = {
  noTime: "Je n’ai pas le temps en ce moment. Prends soin de toi !",
  noSpark: "J’ai aimé parler avec toi, mais l’étincelle n’est pas là.",
  foundSomebody: "J’ai rencontré quelqu’un. Je te souhaite le meilleur !",
  thanks: "Merci pour la discussion. Bonne continuation !",
  mine: "Tu as mis fin à la discussion le {{date}} :",
  mineToday: "Tu as mis fin à la discussion aujourd’hui :",
  theirs: "{{name}} a mis fin à la discussion le {{date}} :",
  theirsToday: "{{name}} a mis fin à la discussion aujourd’hui :",
  closed: "Vous ne pouvez plus vous écrire.",
  until: "Tu peux la rouvrir jusqu’au {{date}}.",
  later: "Vous ne pouvez plus vous écrire. Si tu changes d’avis, envoie un like à {{name}}, qui pourra la rouvrir.",
  wait: "Tu as renvoyé un like à {{name}}. La discussion s’ouvre si la réponse est oui.",
  ask: "{{name}} t’a renvoyé un like. On se reparle ?",
  yes: "Oui, parlons",
  reopen: "Rouvrir la discussion",
  unsent: "Non envoyé :",
  dialog: {
    title: "Mettre fin à la discussion avec {{name}}",
    text: "{{name}} lira une phrase de ta part. Ensuite, vous ne pourrez plus vous écrire.",
    note: "Ton like est retiré et vous ne vous croiserez plus dans Découvrir. Tu peux rouvrir la discussion pendant 24 heures. Vous ne pouvez y mettre fin que trois fois.",
    legend: "Ton au revoir",
    confirm: "Y mettre fin",
  },
};
