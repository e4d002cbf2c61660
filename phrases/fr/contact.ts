import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contact · Nakamatch",
    description: "Comment nous écrire : questions, idées, soucis avec ton compte ou tes données.",
  },
  title: "Contact",
  intro: "Une question, une idée, quelque chose qui ne marche pas ? C’est ici. De vraies personnes te lisent.",
  write: "Écris-nous à",
  button: "Écrire un e-mail",
  error: "L’adresse ne s’affiche pas pour l’instant.",
  faster: {
    title: "Il y a peut-être plus rapide",
    password: {
      title: "Je n’arrive pas à me connecter",
      text: "Demande un nouveau mot de passe sur la page de connexion : le lien arrive tout de suite.",
      link: "Aller à la connexion",
    },
    report: {
      title: "Quelqu’un se comporte mal",
      text: "Signale la personne depuis son profil ou la discussion. La preuve est gardée, ce qu’un e-mail ne permet pas.",
      link: "Ce qui se passe après un signalement",
    },
    decision: {
      title: "Mon compte est suspendu ou j’ai reçu un avertissement",
      text: "Conteste sur la page où tu vois la décision. Tu ne peux pas te connecter\u202f? On te la montre quand tu essaies. Une autre personne la réexamine.",
      link: "Comment contester une décision",
    },
    data: {
      title: "C’est au sujet de mes données",
      text: "Tu peux les télécharger ou supprimer ton compte dans les réglages. Pour le reste, écris-nous depuis l’adresse e-mail de ton compte.",
      link: "Tes droits",
    },
  },
};
