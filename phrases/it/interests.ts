import type { Phrases } from "../dictionary.ts";

export const interests: Phrases["interests"] = {
  title: "Che cosa ti appassiona?",
  intro: "Scegli i titoli che ami: è così che troviamo la tua gente. Puoi cambiarli quando vuoi.",
  category: "Categoria",
  search: "Cerca un titolo",
  popular: "Popolari",
  otherKinds: "Ci sono risultati anche in altre categorie:",
  available: "Titoli da aggiungere",
  alsoKnownAs: "anche «{{title}}»",
  add: "Aggiungi {{name}}",
  chosen: "Le tue passioni",
  found_one: "{{count}} titolo",
  found_other: "{{count}} titoli",
  narrow: "Ci sono altri titoli. Scrivi per trovarli.",
  noResults: "Nessun titolo corrisponde. Prova con un'altra parola.",
  loadError: "Non siamo riusciti a caricare i titoli.",
  empty: {
    anime: "Ancora nessun anime o manga",
    juego: "Ancora nessun videogioco",
    serie_pelicula: "Ancora nessuna serie e nessun film",
  },
  toasts: {
    added: "Elemento aggiunto",
    removed: "Elemento rimosso",
    addError: "Impossibile aggiungere la passione. Riprova.",
    removeError: "Impossibile togliere la passione. Riprova.",
    needOneTitle: "Aggiungi almeno una passione",
    needOne: "Serve almeno una passione per continuare a usare Nakamatch.",
  },
};
