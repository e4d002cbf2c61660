import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Nome",
    lastName: "Sobrenome",
    nameFull: "Não cabem mais de {{max}} caracteres.",
    bio: "Sobre você",
    bioPlaceholder: "Que série tirou seu sono? Para qual jogo você sempre volta?",
    country: "País",
    countryPlaceholder: "Busque seu país",
    city: "Cidade",
    cityPlaceholder: "Busque sua cidade",
    cityLocked: "Escolha um país primeiro",
    gender: "Gênero",
    lookingFor: "O que você procura?",
    friendshipPreference: "Para amizade, tenho interesse em",
    relationshipPreference: "Para um relacionamento, tenho interesse em",
    nobody: "Se você não marcar ninguém, não poderemos mostrar ninguém.",
  },
  problems: {
    firstName: {
      required: "O nome é obrigatório",
      invalid: "O nome só pode ter letras, espaços e hífens",
      mixed: "Escreva o nome com letras de um só alfabeto",
      tooLong: "O nome não pode ter mais de 10 caracteres",
    },
    lastName: {
      required: "O sobrenome é obrigatório",
      invalid: "O sobrenome só pode ter letras, espaços e hífens",
      mixed: "Escreva o sobrenome com letras de um só alfabeto",
      tooLong: "O sobrenome não pode ter mais de 10 caracteres",
    },
    country: {
      required: "Escolha um país",
    },
    city: {
      required: "Escolha uma cidade",
    },
    bio: {
      invalid: "A bio tem caracteres invisíveis. Apague-os ou digite o texto à mão.",
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
