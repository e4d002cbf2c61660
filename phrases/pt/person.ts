import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Nome",
    lastName: "Sobrenome",
    bio: "Sobre você",
    bioPlaceholder: "Que série tirou o seu sono? A que jogo você sempre volta?",
    country: "País",
    countryPlaceholder: "Procure o seu país",
    city: "Cidade",
    cityPlaceholder: "Procure a sua cidade",
    cityLocked: "Escolha primeiro um país",
    gender: "Gênero",
    lookingFor: "O que você procura?",
    friendshipPreference: "Para amizade, me interessam",
    relationshipPreference: "Para um relacionamento, me interessam",
    nobody: "Se você não marcar ninguém, não poderemos mostrar ninguém.",
  },
  problems: {
    firstName: {
      required: "O nome é obrigatório",
      invalid: "O nome só pode ter letras, espaços e hífens",
      tooLong: "O nome não pode ter mais de 10 caracteres",
    },
    lastName: {
      required: "O sobrenome é obrigatório",
      invalid: "O sobrenome só pode ter letras, espaços e hífens",
      tooLong: "O sobrenome não pode ter mais de 10 caracteres",
    },
    country: {
      required: "Escolha um país",
    },
    city: {
      required: "Escolha uma cidade",
    },
    bio: {
      tooLong: "A bio não pode ter mais de 300 caracteres",
    },
    gender: {
      required: "Escolha um gênero",
    },
    lookingFor: {
      required: "Diga o que você procura",
    },
  },
};
