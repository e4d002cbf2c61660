import type { Phrases } from "../../dictionary.ts";

export const shelf: Phrases["shelf"] = {
  title: "Étagère",
  invite: "Choisis jusqu’à cinq favoris et montre leurs couvertures ici.",
  fill: "Remplir mon étagère",
  nowList: "En ce moment",
  nowLine: {
    anime: "Regarde ou lit {{title}}",
    juego: "Joue à {{title}}",
    serie_pelicula: "Regarde {{title}}",
  },
  more_one: "et {{count}} autre",
  more_other: "et {{count}} autres",
  status: {
    now: {
      anime: "Regarde ou lit en ce moment",
      juego: "Y joue en ce moment",
      serie_pelicula: "Regarde en ce moment",
    },
    finished: "Terminé",
    planned: "À découvrir",
    dropped: "Laissé tomber",
  },
  nowSign: "En ce moment",
  ask: {
    question: "Toujours sur {{title}} ? Tu n’as rien dit depuis un moment, les autres ne le voient donc plus.",
    yes: "Oui, toujours",
    finished: "Terminé",
    dropped: "Laissé tomber",
  },
  edit: {
    title: "Ton étagère",
    hint: "Jusqu’à cinq favoris, dans ton ordre. Dans le menu de chaque titre, pose-le ici et dis où tu en es.",
    menu: "Options de {{title}}",
    pin: "Poser sur mon étagère",
    unpin: "Retirer de mon étagère",
    pinned: "sur ton étagère",
    up: "Monter {{title}}",
    down: "Descendre {{title}}",
    remove: "Retirer {{title}} de ton étagère",
    place: "{{title}} : {{place}} sur {{count}}",
    now: {
      anime: "Je le regarde ou le lis",
      juego: "J’y joue en ce moment",
      serie_pelicula: "Je le regarde",
    },
    finished: "Je l’ai terminé",
    planned: "Il est sur ma liste",
    dropped: "Je l’ai laissé tomber",
    full: "Ton étagère a déjà cinq titres. Retires-en un pour en poser un autre.",
    error: "On n’a pas pu l’enregistrer. Réessaie.",
  },
};
