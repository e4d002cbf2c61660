import type { Phrases } from "../../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Il mio profilo · Nakamatch",
  metaLoading: "Profilo · Nakamatch",
  back: "Indietro",
  loading: "Carichiamo il profilo…",
  warnOrBan: "Avverti o banna",
  decisions: "Decisioni su questa persona",
  enlarge: "Ingrandisci l’immagine di {{name}}",
  photos: {
    previous: "Foto precedente",
    next: "Foto successiva",
    position: "{{number}} di {{count}}",
  },
  edit: "Modifica profilo",
  menuOwn: "Opzioni del tuo profilo",
  blocked: "Persone bloccate",
  about: "Su di me",
  noBio: "Non ha ancora scritto nulla. Chiedi della sua ultima maratona di serie.",
  noBioOwn: "Non hai ancora scritto nulla. Racconta per quale serie fai le ore piccole.",
  writeBio: "Scrivi una bio",
  hasMetPeople: "Ha già incontrato persone di qui",
  info: {
    title: "Info",
    gender: "Genere",
    lookingFor: "Cerca",
    languages: "Lingue",
    unknown: "Non indicato",
  },
  preferences: {
    title: "Preferenze",
    friendship: "Per un’amicizia",
    relationship: "Per una relazione",
    nobody: "Nessuno per ora",
  },
  interests: {
    title: "Passioni",
    legend: "Piace anche a te",
    shared: "in comune con te",
    empty: "Non ha ancora scelto nessun titolo.",
    emptyOwn: "Non hai ancora scelto nessun titolo. Aggiungi quelli che ami quando modifichi il profilo.",
  },
  prompts: {
    title: "Domande da fan",
    text: "Una bella risposta dice più di una lista intera. Scegli una domanda e dai uno spunto a chi ti legge.",
    action: "Scegli una domanda",
  },
  hidden:
    "Vedi questo profilo perché fai parte della moderazione: l’account è bannato o non confermato, oppure tra voi c’è un blocco.",
  notFound: {
    meta: "Profilo non trovato · Nakamatch",
    title: "Profilo non trovato",
    text: "Forse questa persona non è più su Nakamatch, o il link è incompleto.",
  },
  error: {
    title: "Questo profilo è rimasto a metà",
    text: "Non siamo riusciti a caricarlo. Di solito basta riprovare.",
  },
};
