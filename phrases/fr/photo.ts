import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Changer ta photo",
  title: "Recadre ta photo",
  instructions:
    "Fais glisser le cercle pour le placer et tire sur un coin pour changer sa taille. Au clavier, utilise les flèches.",
  area: "Zone de recadrage : déplace-la avec les flèches",
  corner: "Coin : change la taille avec les flèches",
  preview: "Aperçu de ta photo",
  previewText: "C’est ainsi que les autres te verront.",
  apply: "Appliquer le recadrage",
  empty: "Rien n’est sélectionné. Fais glisser sur la photo, ou appuie sur Annuler pour recommencer.",
  uploading: "Envoi de la photo…",
  saving: "Enregistrement de la photo…",
  saved: "Photo mise à jour",
  savedText: "Ta photo de profil a été mise à jour",
  failed: "Ta photo de profil n’a pas pu être envoyée",
  heldSaved: "Photo enregistrée",
  heldSavedText: "Quelqu’un la regardera avant que les autres la voient",
  remove: "Retirer ta photo",
  removeTitle: "Retirer ta photo ?",
  removeText: "L’initiale de ton pseudo prendra sa place. Tu peux en envoyer une autre quand tu veux.",
  removeConfirm: "Retirer la photo",
  removed: "Photo retirée",
  removedText: "Ton profil n’affiche plus de photo",
  removeFailed: "Ta photo n’a pas pu être retirée",
  held: {
    title: "Ta photo attend une vérification",
    text: "Un contrôle automatique ne l’a pas validée ; il se trompe parfois. Quelqu’un la regardera bientôt. D’ici là, personne d’autre que toi ne la voit.",
  },
  rejected: {
    title: "Les autres ne voient pas ta photo",
    text: "Quelqu’un de la modération l’a regardée et l’a refusée. Motif : {{reason}}.",
    next: "Tu peux en envoyer une autre. Si tu penses que c’est une erreur, conteste la décision : une autre personne la réexaminera.",
    appeal: "Voir la décision et contester",
  },
};
