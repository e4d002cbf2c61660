import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Scopri · Nakamatch",
  welcome: "Ciao, <name>{{nickname}}</name>!",
  found_one: "{{count}} persona trovata",
  found_other: "{{count}} persone trovate",
  info: {
    title: "Profili compatibili",
    text: "Qui trovi solo chi cerca quello che cerchi tu e vuole conoscere una persona come te. La percentuale nasce dalle passioni che condividete.",
  },
  sort: { label: "Ordina per", distance: "Distanza", compatibility: "Compatibilità" },
  list: "Persone compatibili",
  loading: "Cerchiamo la tua gente...",
  card: {
    inCommon_one: "{{count}} passione in comune",
    inCommon_other: "{{count}} passioni in comune",
    noneInCommon: "Ancora nessuna passione in comune",
    shared: "Quello che condividete",
    seeks: {
      amistad: "Cerca amicizia",
      relacion: "Cerca una relazione",
      ambas: "Cerca amicizia o una relazione",
    },
  },
  empty: {
    title: "Qui non c'è ancora nessuno",
    text: "In questo momento nessuno fa al caso tuo. Appena arriva qualcuno che cerca quello che cerchi tu, lo vedrai qui.",
    action: "Cerca di nuovo",
  },
  noPreference: {
    title: "Dicci chi vuoi conoscere",
    text: "Non hai segnato nessuna preferenza, quindi non possiamo mostrarti nessuno. Segna nel tuo profilo chi cerchi e la tua gente comparirà qui.",
    action: "Scegli chi cerco",
  },
  error: {
    title: "Questa pagina è rimasta bianca",
    text: "Non siamo riusciti a caricare le persone. Di solito basta riprovare.",
  },
};
