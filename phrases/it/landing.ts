import type { Phrases } from "../dictionary.ts";

export const landing: Phrases["landing"] = {
  meta: {
    title: "Nakamatch: conosci chi ama quello che ami tu",
    description:
      "Amicizia e incontri per fan di anime, manga, videogiochi, serie e cinema. Trova chi capisce tutte le tue citazioni.",
  },
  hero: {
    titleStart: "Trova il tuo",
    titleMark: "nakama",
    subtitle: "Là fuori qualcuno capisce tutte le tue citazioni.",
    description:
      "Nakamatch riunisce persone adulte che vivono di anime e manga, videogiochi, serie e cinema. Per fare amicizia, per innamorarsi o per quello che succede tra un episodio e l’altro.",
    join: "Iscriviti gratis",
    haveAccount: "Ho già un account",
  },
  closed: "In questo momento non si possono creare nuovi account. Torna presto: saremo felici di averti con noi.",
  stats: {
    label: "Nakamatch in cifre",
    compatibility: "di compatibilità",
    otakus: "otaku attivi",
    couples: "coppie nate qui",
  },
  example: {
    title: "Ecco come vedrai le persone qui",
    text: "Un volto, ciò che vi unisce e una frase a cui rispondere. La percentuale viene dai titoli che amate entrambi.",
    note: "Profilo di esempio",
    facts: "27 anni · Torino · a 12 km",
    reason: "Anche tu adori {{title}}.",
    question: "Ne parlerei per ore",
    answer: "Perché l’episodio migliore è sempre quello al mare.",
  },
  features: {
    title: "Quello che succede tra la prima vignetta e il lieto fine",
    tastes: {
      title: "Prima parlano i tuoi gusti",
      text: "La compatibilità nasce da ciò che condividete davvero, e vedi sempre di cosa si tratta. Niente formule segrete.",
    },
    kinds: {
      title: "Tre mondi, un profilo",
      text: "Anime e manga, videogiochi, serie e film: aggiungi quello che ami e fallo vedere.",
    },
    intent: {
      title: "Amicizia, relazione o entrambe",
      text: "Dici cosa cerchi e con chi. Vedi solo persone che cercano lo stesso e vogliono conoscere qualcuno come te.",
    },
    distance: {
      title: "Dietro l’angolo o dall’altra parte della mappa",
      text: "Ordina per distanza o per compatibilità. Si vede la tua città, mai la tua via.",
    },
    chat: {
      title: "Match, coriandoli e chiacchiere",
      text: "Se il like è reciproco, si apre la chat. Rompere il ghiaccio è facile: sapete già di cosa parlare.",
    },
    safety: {
      title: "Un posto tranquillo",
      text: "Blocca in pochi secondi, segnala ciò che non va, oscura le parolacce nei tuoi messaggi. E un team di moderazione tiene gli occhi aperti.",
    },
  },
  cta: {
    line: "Il tuo prossimo capitolo comincia con un «ma l’hai visto anche tu?».",
    join: "Crea il mio profilo",
  },
  footer: {
    description: "Amicizia e incontri per persone adulte che amano anime, videogiochi, serie e cinema.",
    company: "Nakamatch",
    about: "Chi sono",
    contact: "Contatti",
    legal: "Note legali",
    privacy: "Privacy",
    terms: "Termini",
    copyright: "© {{year}} Nakamatch. Tutti i diritti riservati.",
    attribution: "Immagini di sfondo: illustrazioni originali di Nakamatch.",
  },
  documents: { updated: "Ultimo aggiornamento: {{date}}", contents: "In questa pagina" },
};
