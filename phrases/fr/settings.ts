import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Réglages · Nakamatch",
  title: "Réglages",
  account: { title: "Compte", email: "Adresse e-mail", nickname: "Pseudo" },
  password: {
    title: "Mot de passe",
    text: "Le changer met fin à tes autres sessions, et nous te prévenons par e-mail.",
    open: "Changer le mot de passe",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    save: "Enregistrer le mot de passe",
    doneTitle: "Mot de passe modifié",
    doneText: "Tes autres sessions ont pris fin.",
    currentRequired: "Saisis ton mot de passe actuel.",
    set: {
      text: "Tu te connectes sans mot de passe. Avec un mot de passe, tu peux aussi te connecter avec ton adresse e-mail.",
      open: "Choisir un mot de passe",
      prove: "Avant de choisir un mot de passe, confirme que c’est bien toi.",
      doneTitle: "Mot de passe enregistré",
      doneText: "Désormais, tu peux aussi te connecter avec ton adresse e-mail et ce mot de passe.",
    },
  },
  providers: {
    title: "Autres façons de se connecter",
    text: "Ces comptes permettent aussi de se connecter à Nakamatch.",
    unlink: "Dissocier",
    unlinkTitle: "Dissocier {{provider}} ?",
    unlinkText: "Ensuite, tu ne pourras plus te connecter avec {{provider}}.",
    done: "{{provider}} est dissocié",
  },
  appearance: { title: "Langue et thème", text: "Ces réglages ne valent que pour ce navigateur." },
  data: {
    title: "Mes données",
    text: "Un fichier avec tout ce que nous gardons sur toi : une page à lire, et les mêmes données dans un format lisible par ordinateur.",
    request: "Préparer le fichier",
    building: "Nous préparons le fichier. Nous t’écrirons quand il sera prêt.",
    progress: "En préparation",
    download: "Télécharger ({{size}})",
    until: "Nous le supprimerons le {{date}}.",
    again: "En préparer un autre",
    failed: "Le fichier n’a pas pu être préparé. Réessaie.",
  },
  deletion: {
    title: "Supprimer le compte",
    text: "Ton profil et tout ce qui t’appartient disparaissent de Nakamatch. Nous te demanderons confirmation avant.",
  },
};
