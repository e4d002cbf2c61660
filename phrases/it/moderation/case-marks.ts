import type { Phrases } from "../../dictionary.ts";

export const caseMarks: Phrases["caseMarks"] = {
  names: {
    danger: "Qualcuno è in pericolo",
    underage: "Forse ha meno di 18 anni",
    money: "Chiede soldi",
    unsure: "Forse urgente",
  },
  by: {
    reporter: "Lo dice chi ha segnalato",
    moderator: "Contrassegnato dal team di moderazione",
  },
  answer: "Risposta di chi ha segnalato: {{answer}}",
  menu: "Contrassegna il caso",
  change: "Cambia contrassegno",
  remove: "Togli il contrassegno",
  failed: "Non siamo riusciti a cambiare il contrassegno",
  todo: "Cosa fare",
  signs: {
    danger: "Forse qualcuno è in pericolo. {{source}}",
    underage: "Forse ha meno di 18 anni. {{source}}",
    money: "Forse chiede soldi. {{source}}",
  },
  sources: {
    reported: "Scrive: «{{text}}»",
    reporter: "Chi ha segnalato scrive: «{{text}}»",
    description: "La segnalazione dice: «{{text}}»",
  },
  signsNote: "L’ha trovato una regola, che può sbagliare. Leggi e decidi se contrassegnare il caso.",
  set: "Contrassegna",
  steps: {
    danger: {
      serious: "Prendilo sul serio e non discutere se sia vero.",
      call: "C’è un luogo, un’ora o un nome, ed è adesso? Chiama il numero di emergenza (112 in Europa, 911 in gran parte dell’America, 190 in Brasile) e leggi quello che hai. Città e Paese sono sul profilo. Annota chi ti risponde e a che ora.",
      tell: "Prima chiama, poi avvisa chi gestisce Nakamatch. Per salvare una vita non serve il permesso.",
      keep: "Lascia aperto il caso. Non bannare chi parla di suicidio: perderebbe le persone con cui parla, e noi l’unico modo per raggiungerlo.",
      threat:
        "Minacce contro altre persone: ban permanente per «Contenuti offensivi», quando la polizia ha ciò che le serve.",
      write:
        "Annota cosa sapevi, quando e chi hai chiamato, ma non nelle note della decisione: la persona può leggerle.",
    },
    underage: {
      look: "Guarda il profilo e le prove. Un viso giovane non prova nulla; un’età, una classe o un genitore che scrive, sì.",
      sexual:
        "C’è qualcosa di sessuale suo o con questa persona? Non copiarlo, non inoltrarlo, non descriverlo. Banna per sempre chi l’ha mandato e avvisa oggi chi gestisce Nakamatch.",
      clear:
        "Indizio chiaro: ban permanente per «Altro», con il fatto nelle note, per esempio: «età: dice di avere 16 anni nella chat del 3 maggio».",
      ask: "Nessun segno chiaro: chiedi l’età dal caso e aspetta la risposta. Non rispondere non prova niente: decidi in base a quello che vedi.",
      quiet: "Non dirlo a chi ha parlato con questa persona, a meno che lo chieda la polizia.",
    },
    money: {
      look: "Leggi le prove: chi chiede cosa, e con quale storia? Guarda negli indizi e nelle altre segnalazioni se la racconta anche ad altri.",
      paid: "Qualcuno ha pagato o dato un codice? Scrivigli subito: chiamare la banca, tenere i messaggi, andare alla polizia. Nelle prime ore un pagamento si può ancora fermare.",
      clear:
        "Un investimento, una carta regalo, un codice o la stessa storia a più persone: ban permanente per «Spam o contenuti indesiderati», o per «Furto d’identità» se le foto sono di altri.",
      doubt:
        "Un momento difficile o un malinteso tra due persone che si conoscono: avvertimento. Non decidere chi deve cosa.",
      forced: "Sembra che qualcuno costringa questa persona a chiedere? Allora è in pericolo: cambia il contrassegno.",
    },
    unsure: {
      look: "Leggi la segnalazione e tutte le prove, anche i messaggi precedenti.",
      choose: "Qualcuno è in pericolo, ha meno di 18 anni o chiede soldi? Cambia il contrassegno: vedrai i passi.",
      none: "Niente di tutto questo? Togli il contrassegno e decidi il caso come gli altri.",
    },
  },
};
