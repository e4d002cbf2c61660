import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Prénom",
    lastName: "Nom",
    nameFull: "Pas plus de {{max}} caractères.",
    bio: "À propos de toi",
    bioPlaceholder: "Quelle série t'a fait passer une nuit blanche ? À quel jeu reviens-tu toujours ?",
    country: "Pays",
    countryPlaceholder: "Cherche ton pays",
    city: "Ville",
    cityPlaceholder: "Cherche ta ville",
    cityLocked: "Choisis d'abord un pays",
    gender: "Genre",
    lookingFor: "Que cherches-tu ?",
    friendshipPreference: "Pour une amitié, je m'intéresse aux",
    relationshipPreference: "Pour une relation, je m'intéresse aux",
    nobody: "Si tu ne coches personne, nous ne pourrons te montrer personne.",
  },
  problems: {
    firstName: {
      required: "Le prénom est obligatoire",
      invalid: "Le prénom ne peut contenir que des lettres, des espaces et des tirets",
      mixed: "Écris ton prénom avec les lettres d'un seul alphabet",
      tooLong: "Le prénom ne peut pas dépasser 10 caractères",
    },
    lastName: {
      required: "Le nom est obligatoire",
      invalid: "Le nom ne peut contenir que des lettres, des espaces et des tirets",
      mixed: "Écris ton nom avec les lettres d'un seul alphabet",
      tooLong: "Le nom ne peut pas dépasser 10 caractères",
    },
    country: {
      required: "Choisis un pays",
    },
    city: {
      required: "Choisis une ville",
    },
    bio: {
      invalid: "Ta bio contient des caractères invisibles. Supprime-les ou tape-la à la main.",
      tooLong: "La bio ne peut pas dépasser 300 caractères",
    },
    gender: {
      required: "Choisis un genre",
    },
    lookingFor: {
      required: "Dis-nous ce que tu cherches",
    },
  },
};
