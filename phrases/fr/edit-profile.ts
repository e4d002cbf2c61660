import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Modifier le profil · Nakamatch",
  title: "Modifier le profil",
  back: "Retour",
  save: "Enregistrer",
  saving: "Enregistrement…",
  loading: "Chargement de ton profil…",
  sections: {
    personal: "Informations personnelles",
    location: "Localisation",
    preferences: "Préférences",
    interests: "Ce que tu adores",
  },
  nickname: "Pseudo",
  nicknameFixed: "Le pseudo ne peut pas être modifié.",
  interestsSaved: "Chaque changement de tes passions est enregistré aussitôt.",
  preview: "Comment les autres te voient",
  noBio: "Sans un mot, difficile de briser la glace.",
  toasts: {
    saved: "Profil mis à jour",
    savedText: "Les autres voient déjà tes changements.",
    validation: "Il reste quelque chose à corriger",
    loadError: "Impossible de charger ton profil",
    saveError: "Impossible d’enregistrer le profil",
    updateError: "Tes changements sont toujours là. Réessaie dans un instant.",
    addError: "Impossible d’ajouter ce titre",
    removeError: "Impossible de retirer ce titre",
  },
  loadFailed: {
    title: "Ton profil n’est pas arrivé",
    text: "Nous n’avons pas pu le charger. Réessayer suffit souvent.",
  },
  unsaved: {
    title: "Partir sans enregistrer ?",
    text: "Tu as modifié ton profil et tu ne l’as pas encore enregistré.",
    leave: "Partir sans enregistrer",
    stay: "Continuer à modifier",
  },
  newer: {
    title: "Ton profil a été modifié ailleurs",
    text: "Un autre onglet ou appareil l’a enregistré pendant que tu le modifiais. Tes changements sont toujours là ; le reste est à jour. Voici ce qui est enregistré là où les deux diffèrent :",
    take: "Prendre la version enregistrée",
    keep: "Garder ma version",
    empty: "(vide)",
  },
};
