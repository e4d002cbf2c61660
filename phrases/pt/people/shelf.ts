import type { Phrases } from "../../dictionary.ts";

export const shelf: Phrases["shelf"] = {
  title: "Estante",
  invite: "Escolha até cinco favoritos e mostre as capas aqui.",
  fill: "Encher minha estante",
  nowList: "Agora",
  nowLine: {
    anime: "Vendo ou lendo {{title}}",
    juego: "Jogando {{title}}",
    serie_pelicula: "Vendo {{title}}",
  },
  more_one: "e mais {{count}}",
  more_other: "e mais {{count}}",
  status: {
    now: {
      anime: "Vendo ou lendo",
      juego: "Jogando",
      serie_pelicula: "Vendo",
    },
    finished: "Concluído",
    planned: "Na lista",
    dropped: "Largou",
  },
  nowSign: "Agora",
  ask: {
    question: "Você continua com {{title}}? Faz tempo que não diz nada, por isso as outras pessoas não veem mais.",
    yes: "Sim, ainda",
    finished: "Concluído",
    dropped: "Larguei",
  },
  edit: {
    title: "Sua estante",
    hint: "Até cinco favoritos, na sua ordem. No menu de cada título você o coloca aqui e diz até onde chegou.",
    menu: "Opções de {{title}}",
    pin: "Colocar na estante",
    unpin: "Tirar da estante",
    pinned: "na sua estante",
    up: "Subir {{title}}",
    down: "Descer {{title}}",
    remove: "Tirar {{title}} da estante",
    place: "{{title}}: {{place}} de {{count}}",
    now: {
      anime: "Estou vendo ou lendo",
      juego: "Estou jogando",
      serie_pelicula: "Estou vendo",
    },
    finished: "Já concluí",
    planned: "Está na minha lista",
    dropped: "Larguei",
    full: "Sua estante já tem cinco títulos. Tire um para colocar outro.",
    error: "Não conseguimos salvar. Tente de novo.",
  },
};
