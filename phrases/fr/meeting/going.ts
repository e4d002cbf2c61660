import type { Phrases } from "../../dictionary.ts";

export const going: Phrases["going"] = {
  go: "J’y vais",
  mine: "Tes événements",
  count: "{{count}} personnes ou plus y vont",
  mark: "Tu y vas",
  loves: "Ses favoris",
  title: "Tu vas à cet événement",
  was: "Tu devais aller à cet événement",
  view: {
    liked: "Tu le partages avec les personnes à qui tu as envoyé un like et tes matchs.",
    all: "Tu le partages avec toutes les personnes compatibles qui y vont.",
  },
  verified: "Seulement avec des personnes vérifiées.",
  change: "Changer qui le voit",
  leave: "Je n’y vais plus",
  leaving: {
    title: "Tu n’y vas plus\u202f?",
    text: "Tu disparais de la liste tout de suite. Si tu reviens, les 24\u00a0heures recommencent.",
    stay: "J’y vais toujours",
  },
  left: "Tu ne vas plus à cet événement.",
  moved: {
    title: "Cet événement a changé",
    text: "Regarde à nouveau ses jours et son lieu.",
    still: "J’y vais toujours",
  },
  withdrawn: "Retiré",
  changed: "A changé",
  opens: {
    title: "Qui y va",
    today: "La liste s’ouvre aujourd’hui à {{time}}. Vous vous verrez à partir de là.",
    tomorrow: "La liste s’ouvre demain à {{time}}. Vous vous verrez à partir de là.",
  },
  people_one: "Tu vois {{count}} personne qui y va, et elle te voit",
  people_other: "Tu vois {{count}} personnes qui y vont, et elles te voient",
  list: "Qui y va",
  nobody: {
    liked:
      "Tu ne vois encore personne. Les personnes à qui tu as envoyé un like apparaissent ici dès qu’elles y vont et peuvent aussi te voir.",
    all: "Tu ne vois encore personne. Les personnes compatibles apparaissent ici dès qu’elles y vont et peuvent aussi te voir.",
  },
  error: {
    title: "Nous n’avons pas pu ouvrir la liste",
    text: "Elle est toujours là\u202f: réessaie dans un instant.",
  },
  dialog: {
    title: "Je vais à cet événement",
    change: "Qui voit que j’y vais",
    text: "Cela dit seulement que tu y vas\u202f: le jour et la ville, rien d’autre. Qui n’y va pas ne voit pas qui y va.",
    view: "Qui vois-tu, et qui te voit\u202f?",
    liked: "Les personnes qui me plaisent et mes matchs",
    all: "Toutes les personnes compatibles qui y vont",
    rule: {
      liked:
        "Tu vois les personnes qui ont un like de toi, et elles te voient, si leur choix le permet aussi. Personne d’autre ne sait que tu y vas.",
      all: "Tu vois toutes les personnes compatibles dont le choix le permet, et elles te voient. Personne d’autre ne sait que tu y vas.",
    },
    verified: "Seulement des personnes vérifiées",
    verifiedHint: "Tu ne vois personne d’autre, et personne d’autre ne te voit.",
    when: "À partir de 24\u00a0heures après l’avoir dit et jusqu’à une semaine après l’événement. Tu peux quitter à tout moment.",
    left_one: "Tu peux encore le dire ou changer {{count}} fois en 30\u00a0jours.",
    left_other: "Tu peux encore le dire ou changer {{count}} fois en 30\u00a0jours.",
    save: "Enregistrer",
  },
  news: {
    moved: "Un événement où tu vas a changé\u202f: {{name}}",
    withdrawn: "Un événement où tu devais aller a été retiré\u202f: {{name}}",
    open: "Voir l’événement",
  },
};
