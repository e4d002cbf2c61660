import type { Phrases } from "../../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Indices",
  explanation: "Nakamatch les repère tout seul. Ce ne sont que des indices : c’est toi qui décides.",
  listedWord: {
    name: "Mot de la liste dans le nom",
    bio: "Mot de la liste dans la bio",
    prompt: "Mot de la liste dans la réponse à « {{question}} »",
    words: "Mot de la liste dans les mots d’un like",
  },
  repeated_one: "Le même premier message à {{count}} personne",
  repeated_other: "Le même premier message à {{count}} personnes",
  returning: "Utilise l’e-mail d’une personne bannie",
  bannedUntil: "Fin de ce bannissement : le {{date}}.",
  bannedForGood: "Ce bannissement est définitif.",
  bannedPerson: "Voir le profil de {{name}}",
  close: "Marquer comme vu",
  closeName: "Marquer comme vu : {{name}}",
  seen: "Vu",
  done: { title: "Indice vu", text: "Celui de {{name}} n’est plus dans la liste." },
  back: "Indice de nouveau dans la liste",
  showName: "Voir {{name}} avec son historique",
  hideName: "Masquer {{name}}",
  pick: {
    title: "Choisis un indice",
    text: "Ouvres-en un dans la liste ou appuie sur j : tu verras ici la personne, avec son historique et ses signalements.",
  },
  noReports: "Aucun signalement ouvert ne concerne cette personne.",
  empty: { title: "Aucun indice", text: "Si Nakamatch remarque quelque chose, ce sera ici." },
  error: { title: "Impossible de charger les indices", text: "Ils sont toujours là. Réessaie dans un instant." },
};
