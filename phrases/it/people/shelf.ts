import type { Phrases } from "../../dictionary.ts";

export const shelf: Phrases["shelf"] = {
  title: "Scaffale",
  invite: "Scegli fino a cinque preferiti e metti qui le loro copertine.",
  fill: "Riempi il mio scaffale",
  nowList: "In questo momento",
  nowLine: {
    anime: "Guarda o legge {{title}}",
    juego: "Gioca a {{title}}",
    serie_pelicula: "Guarda {{title}}",
  },
  more_one: "e {{count}} altro",
  more_other: "e altri {{count}}",
  status: {
    now: {
      anime: "Sta guardando o leggendo",
      juego: "Ci sta giocando",
      serie_pelicula: "Sta guardando",
    },
    finished: "Finito",
    planned: "In lista",
    dropped: "Mollato",
  },
  nowSign: "Adesso",
  ask: {
    question: "Sei ancora su {{title}}? Non lo dici da un po’, quindi gli altri non lo vedono più.",
    yes: "Sì, ancora",
    finished: "Finito",
    dropped: "Mollato",
  },
  edit: {
    title: "Il tuo scaffale",
    hint: "Fino a cinque preferiti, nel tuo ordine. Dal menu di ogni titolo lo metti qui e dici a che punto sei.",
    menu: "Opzioni di {{title}}",
    pin: "Metti sullo scaffale",
    unpin: "Togli dallo scaffale",
    pinned: "sul tuo scaffale",
    up: "Sposta su {{title}}",
    down: "Sposta giù {{title}}",
    remove: "Togli {{title}} dallo scaffale",
    place: "{{title}}: {{place}} di {{count}}",
    now: {
      anime: "Lo sto guardando o leggendo",
      juego: "Ci sto giocando",
      serie_pelicula: "Lo sto guardando",
    },
    finished: "L’ho finito",
    planned: "Ce l’ho in lista",
    dropped: "L’ho mollato",
    full: "Il tuo scaffale ha già cinque titoli. Togline uno per metterne un altro.",
    error: "Non siamo riusciti a salvarlo. Riprova.",
  },
};
