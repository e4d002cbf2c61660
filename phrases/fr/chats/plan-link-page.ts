import type { Phrases } from "../../dictionary.ts";

export const planLinkPage: Phrases["planLinkPage"] = {
  first: {
    title: "Une sortie, pour que tu le saches",
    text: "Quelqu’un qui te fait confiance veut que tu saches qui il ou elle retrouve, quand et où.",
    show: "Voir la sortie",
  },
  ended: {
    title: "Ce lien ne fonctionne plus",
    text: "La personne qui te l’a donné peut t’en donner un autre tant que la sortie est prévue.",
  },
  title: "La sortie",
  person: "Avec qui",
  named: "{{nickname}}, {{age}}",
  verified: "Profil vérifié",
  what: "Quoi",
  when: "Quand",
  where: "Où",
  state: "Où ça en est",
  states: {
    stands: "Les deux sont d’accord pour cette sortie.",
    asked: "Les deux sont d’accord pour cette sortie, mais une autre heure est demandée\u202f: elle peut changer.",
    past: "L’heure de cette sortie est passée.",
    changed:
      "Quelque chose a changé le {{when}} : la sortie n’aura peut-être pas lieu ainsi. Demande-lui comment ça va.",
  },
  well: "Tout va bien ?",
  wellAt: "Cette personne a dit que tout va bien le {{when}}.",
  notYet: "Cette personne n’a pas encore dit que tout va bien.",
  again: "Actualiser",
  notice: "Nakamatch montre seulement ce qu’il sait : il ne surveille personne.",
};
