import type { Phrases } from "../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Match · Nakamatch",
  title: "I tuoi match",
  tabs: { label: "Tipi di like", mutual: "Reciproci", likedMe: "Like ricevuti", iLiked: "Like messi" },
  lists: { mutual: "Il like è reciproco", likedMe: "Hai ricevuto il loro like", iLiked: "Hai messo like" },
  shown_one: "{{list}}, {{shown}} persona",
  shown_other: "{{list}}, {{shown}} persone",
  loading: "Apertura dei tuoi match...",
  new: "Nuovo",
  noMessages: "Ancora nessun messaggio",
  onlyWaiting: "Solo chi aspetta la tua risposta",
  discover: "Scopri persone",
  empty: {
    mutual: {
      title: "Ancora nessun match",
      text: "Quando una persona a cui hai messo like lo ricambia, la vedrai qui e potrete chattare.",
    },
    likedMe: {
      title: "Ancora nessun like per te",
      text: "Fai il primo passo: con un tuo like ti fai notare.",
    },
    iLiked: {
      title: "Non hai ancora messo like",
      text: "Dai un'occhiata alle persone che condividono le tue passioni.",
    },
  },
  error: {
    title: "Non siamo riusciti ad aprire i tuoi match",
    text: "Sono ancora lì: riprova tra un momento.",
  },
};
