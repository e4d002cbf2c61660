import type { Phrases } from "../../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Match · Nakamatch",
  title: "I tuoi match",
  tabs: { label: "Like", mutual: "Reciproci", likedMe: "Like ricevuti", iLiked: "Like inviati" },
  lists: { mutual: "Il like è reciproco", likedMe: "Ti hanno messo like", iLiked: "Hai messo like" },
  shown_one: "{{list}}, {{shown}} persona",
  shown_other: "{{list}}, {{shown}} persone",
  loading: "Apriamo i tuoi match…",
  new: "Nuovo",
  ended: "Conversazione terminata",
  noMessages: "Ancora nessun messaggio",
  onlyWaiting: "Solo chi aspetta la tua risposta",
  nobodyWaiting: "Nessuno aspetta la tua risposta.",
  waiting_one: "{{shown}} like ti aspetta",
  waiting_other: "{{shown}} like ti aspettano",
  toMatch: "Vedi il match",
  toMatchName: "Vedi il match con {{name}}",
  discover: "Scopri persone",
  empty: {
    waiting_one: "Una persona vuole conoscerti. Ricambia il like: sarà un match e potrai scriverle.",
    waiting_other:
      "{{shown}} persone vogliono conoscerti. Ricambia il like a chi ti piace: sarà un match e potrai scrivere.",
    mutual: {
      title: "Ancora nessun match",
      text: "Quando qualcuno ricambia un tuo like, lo trovi qui e potete chattare.",
    },
    likedMe: {
      title: "I tuoi primi like stanno arrivando",
      text: "Fai il primo passo: con un tuo like ti fai notare.",
    },
    iLiked: {
      title: "Non hai ancora messo like",
      text: "Dai un’occhiata a chi ama quello che ami tu.",
    },
  },
  error: {
    title: "Non siamo riusciti ad aprire i tuoi match",
    text: "Sono ancora lì: riprova tra un momento.",
  },
};
