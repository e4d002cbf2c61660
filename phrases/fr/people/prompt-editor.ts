import type { Phrases } from "../../dictionary.ts";

export const promptEditor: Phrases["promptEditor"] = {
  choose: "Choisir une question",
  another: "Choisir une autre question",
  full: "Tu as {{max}} réponses. Pour en ajouter une, retires-en une.",
  search: "Chercher une question",
  nothing: "Aucune question ne contient ces mots.",
  topics: { taste: "Goûts", habits: "Habitudes", together: "À deux ou à plusieurs", opinions: "Opinions" },
  save: "Enregistrer la réponse",
  change: "Modifier la réponse : {{question}}",
  up: "Monter : {{question}}",
  down: "Descendre : {{question}}",
  remove: "Retirer : {{question}}",
  saved: "Réponse enregistrée",
  moved: "Ordre enregistré",
  removed: "Réponse retirée",
  ask: {
    title: "Retirer cette réponse ?",
    text: "Elle disparaîtra de ton profil et tu ne pourras pas la récupérer.",
    confirm: "Retirer la réponse",
  },
  newer: "Une nouvelle question. Recharge la page pour la voir.",
  failed: "On n’a pas pu enregistrer tes réponses",
  problems: {
    required: "Écris quelque chose avant d’enregistrer.",
    tooLong: "Pas plus de {{max}} caractères.",
    invalid: "Ta réponse contient des caractères invisibles. Supprime-les ou tape-la à la main.",
  },
};
