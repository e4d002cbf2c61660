import type { Phrases } from "../dictionary.ts";

export const interests: Phrases["interests"] = {
  title: "O que você ama?",
  intro: "Escolha os títulos que ama: é com eles que encontramos a sua gente. Dá para mudar quando quiser.",
  category: "Categoria",
  search: "Buscar um título",
  popular: "Mais populares",
  otherKinds: "Também há resultados em outras categorias:",
  available: "Títulos que pode adicionar",
  alsoKnownAs: "também «{{title}}»",
  add: "Adicionar {{name}}",
  chosen: "Seus gostos",
  found_one: "{{count}} título",
  found_other: "{{count}} títulos",
  narrow: "Há mais títulos. Escreva para os encontrar.",
  noResults: "Nenhum título corresponde. Tente outra palavra.",
  loadError: "Não conseguimos carregar os títulos.",
  empty: {
    anime: "Ainda sem anime nem mangá",
    juego: "Ainda sem videogames",
    serie_pelicula: "Ainda sem séries nem filmes",
  },
  toasts: {
    added: "Item adicionado",
    removed: "Item removido",
    addError: "Não foi possível adicionar o gosto. Tente de novo.",
    removeError: "Não foi possível remover o gosto. Tente de novo.",
    needOneTitle: "Adicione pelo menos um gosto",
    needOne: "Você precisa de pelo menos um gosto para continuar usando o Nakamatch.",
  },
};
