import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Changer ta photo",
  title: "Recadre ta photo",
  instructions:
    "Fais glisser le cercle pour le placer et tire sur un coin pour changer sa taille. Au clavier, utilise les flèches.",
  area: "Zone de recadrage : déplace-la avec les flèches",
  corner: "Coin : change la taille avec les flèches",
  preview: "Aperçu de ta photo",
  previewText: "C'est ainsi que les autres te verront.",
  apply: "Appliquer le recadrage",
  empty: "Rien n'est sélectionné. Fais glisser sur la photo, ou appuie sur Annuler pour recommencer.",
  uploading: "Envoi de la photo...",
  saving: "Enregistrement de la photo...",
  saved: "Photo mise à jour",
  savedText: "Ta photo de profil a bien été mise à jour",
  failed: "Ta photo de profil n'a pas pu être traitée et envoyée",
};
