import type { Phrases } from "../../dictionary.ts";

export const photos: Phrases["photos"] = {
  list: "Tes photos",
  main: "Principale",
  photo: "Photo {{number}} sur {{count}}",
  menu: "Options de la photo {{number}}",
  sortable: "déplaçable",
  instructions:
    "Appuie sur la barre d’espace pour saisir la photo, déplace-la avec les flèches, puis appuie de nouveau pour la poser. Avec Échap, elle reste où elle était.",
  lifted: "Tu as saisi la photo {{number}} sur {{count}}.",
  over: "La photo est à la place {{number}} sur {{count}}.",
  dropped: "Tu as posé la photo à la place {{number}} sur {{count}}.",
  cancelled: "La photo est revenue à sa place.",
  first: "En faire la photo principale",
  earlier: "Avancer",
  later: "Reculer",
  remove: "Retirer",
  removeTitle: "Retirer cette photo\u202f?",
  removeText: "On la supprime pour de bon. Tu peux en envoyer une autre quand tu veux.",
  failed: "On n’a pas pu enregistrer tes photos",
};
