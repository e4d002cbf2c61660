import type { Phrases } from "../../dictionary.ts";

export const sessionEnd: Phrases["sessionEnd"] = {
  unknown: {
    title: "Ta connexion a pris fin",
    text: "Un autre appareil, un changement de mot de passe ou une longue absence y a peut-être mis fin. Connecte-toi et reprends là où tu en étais.",
  },
  elsewhere: {
    title: "Déconnexion depuis un autre appareil",
    text: "Quelqu’un, sans doute toi, a déconnecté cet appareil depuis un autre. Connecte-toi et reprends là où tu en étais. Si ce n’est pas toi, change ensuite de mot de passe.",
  },
  password: {
    title: "Le mot de passe a changé",
    text: "Quelqu’un, sans doute toi, a changé le mot de passe, ce qui déconnecte les autres appareils. Connecte-toi avec le nouveau et reprends là où tu en étais. Si ce n’est pas toi, choisis-en un autre avec « Mot de passe oublié ? ».",
  },
  factor: {
    title: "Il faut maintenant un code",
    text: "Quelqu’un, sans doute toi, a activé la vérification en deux étapes sur un autre appareil. Connecte-toi avec un code et reprends là où tu en étais.",
  },
  deleted: {
    title: "Ce compte a été supprimé",
    text: "Tu l’as supprimé dans un autre onglet ou sur un autre appareil, ce qui met fin à ta connexion ici aussi.",
  },
};
