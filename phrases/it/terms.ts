import type { Phrases } from "../dictionary.ts";

export const terms: Phrases["terms"] = {
  meta: {
    title: "Termini e sicurezza · Nakamatch",
    description: "Le regole di Nakamatch, come incontrarsi in sicurezza e cosa facciamo con ogni segnalazione.",
  },
  title: "Termini d’uso",
  lead: "Cosa puoi aspettarti da Nakamatch e cosa Nakamatch si aspetta da te. Niente clausole scritte in piccolo.",
  service: {
    title: "Cos’è Nakamatch",
    what: "Un posto per fare amicizia o trovare l’amore se ti piacciono gli anime, i manga, i videogiochi, le serie o il cinema. Ti mostriamo persone che cercano quello che cerchi tu. Quando il like è reciproco, potete chattare.",
    compatibility:
      "La compatibilità confronta i titoli che ognuno ha scelto e nient’altro. La tua città serve a calcolare la distanza.",
    free: "Nakamatch è gratis. Solo Premium si paga, e cambia soltanto come appare il tuo nome e chi viene prima in caso di parità.",
    premium: {
      renewal:
        "Premium è un abbonamento che si rinnova ogni mese o ogni anno, a seconda del piano, al prezzo che vedi prima di pagare, IVA inclusa.",
      notice: "Ti scriviamo 14 giorni prima di un rinnovo annuale.",
      cancel:
        "Puoi disdire il rinnovo quando vuoi nella pagina Premium, in due clic: quello che hai pagato resta valido fino alla fine del periodo.",
      withdraw:
        "Nei 14 giorni dopo l’acquisto puoi recedere lì, senza dare motivi: ti rimborsiamo tutto sullo stesso metodo di pagamento.",
      unpaid: "Se un rinnovo non va a buon fine, Premium continua per altri 7 giorni mentre riproviamo.",
    },
  },
  account: {
    title: "Il tuo account",
    age: "Devi avere almeno 18\u00a0anni. Se scopriamo che qualcuno è minorenne, chiudiamo il suo account.",
    truth:
      "Una persona, un account, con dati veri. Il nickname lo inventi tu e la foto può essere un disegno, ma mai la faccia di qualcun altro.",
    confirm:
      "Prima di entrare confermi la tua e-mail. Gli account che nessuno conferma li eliminiamo dopo una settimana.",
    password: "La password è solo tua: non te la chiederemo mai, né via e-mail né in chat.",
    leave:
      "Se vuoi andartene, elimina il tuo account nelle impostazioni: cancelliamo il profilo, le foto, i titoli e i like. I messaggi che hai inviato restano nella chat di chi li ha ricevuti, senza il tuo nome.",
  },
  privacy: {
    title: "Cosa vedono gli altri di te",
    seen: "Le altre persone su Nakamatch vedono il tuo profilo: nome, nickname, età, paese, città, genere, cosa e chi cerchi, la tua bio, le tue risposte, le tue foto e la spunta se ce l’hai, i tuoi titoli, il tuo scaffale, a che punto sei con ogni titolo e quanti chilometri ci sono tra le vostre città.",
    hidden: "Nessuno vede la tua e-mail, la tua data di nascita o dove ti trovi: conosciamo solo la città che scegli.",
    photo:
      "Dalle tue foto togliamo i dati nascosti, come il luogo o la fotocamera. Il loro indirizzo è impossibile da indovinare, ma chi ce l’ha può aprirle finché non le cambi.",
    chats:
      "Nessuno del team legge le tue chat. Solo se qualcuno segnala una chat ne salviamo gli ultimi messaggi, e li vede soltanto il team di moderazione.",
    yours: "Quello che scrivi e carichi resta tuo. Ci permetti di mostrarlo dentro Nakamatch e niente di più.",
  },
  conduct: {
    title: "Cosa non trova posto qui",
    intro:
      "La regola breve: tratta gli altri come vuoi che trattino te nel primo messaggio. Quella lunga, cioè cosa non permettiamo:",
    harassment: "Molestare, minacciare, insultare o insistere dopo un no.",
    hate: "Odio per origine, genere, orientamento, religione, aspetto fisico o disabilità.",
    explicit: "Nudità, sesso esplicito o violenza nelle foto e nei profili, o mandati a chi non li ha chiesti.",
    minors: "Qualsiasi contenuto sessuale con minori, anche disegnato. Lo consegniamo alla polizia.",
    impersonation: "Spacciarsi per un’altra persona o inventarsi una vita per ingannare.",
    money: "Chiedere soldi, vendere, fare pubblicità o mandare lo stesso messaggio a tutti.",
    evasion: "Tornare con un altro account durante una sospensione.",
    limits:
      "Contro lo spam ci sono limiti automatici per like e messaggi. Se ne raggiungi uno, ti diciamo quando puoi continuare.",
  },
  safety: {
    title: "Centro sicurezza",
    intro: "Come incontrarsi in sicurezza, cosa succede quando segnali qualcuno e dove trovare aiuto.",
    meet: {
      title: "Prima di incontrarsi e durante",
      talk: "Chatta qui per un po’ prima di dare il tuo numero o un altro contatto. Chi ha buone intenzioni non ha fretta.",
      video: "Fai una videochiamata prima del primo appuntamento: in cinque minuti sai se è la persona della foto.",
      public: "La prima volta, di giorno e dove c’è gente: un bar, una fumetteria, una fiera del fumetto.",
      tell: "Di’ a qualcuno di cui ti fidi chi incontri, dove e fino a quando. Condividi con quella persona la tua posizione.",
      way: "Vai e torna per conto tuo, con il telefono carico.",
      leave:
        "Non perdere d’occhio il tuo bicchiere. Se qualcosa non ti convince, vai via: non devi spiegazioni a nessuno.",
      money: "Non mandare soldi, carte regalo, codici o documenti, per quanto la storia sembri triste o urgente.",
      images: "Non mandare foto intime a chi non conosci. Se ti ricattano: non pagare, conserva le prove e segnalalo.",
    },
    report: {
      title: "Cosa succede quando segnali qualcuno",
      seal: "In quel momento salviamo la prova: il profilo con le foto o i messaggi della chat che servono (gli ultimi e quello che contrassegni, con quelli intorno). Da lì in poi nessuno può cambiarla, nemmeno modificando il profilo o eliminando l’account.",
      keep: "La prova la vede solo il team di moderazione. La cancelliamo dopo un anno, mai prima della decisione né finché serve per un ricorso.",
      quiet: "Non diciamo all’altra persona chi l’ha segnalata.",
      human:
        "Decide sempre una persona. I filtri automatici possono trattenere una foto o fermare un messaggio ripetuto, ma non sospendono nessuno.",
      outcome:
        "A volte non succede nulla, a volte arriva un avvertimento o una sospensione di un giorno, una settimana, un mese o per sempre.",
      answer:
        "Ti avvisiamo quando abbiamo esaminato la segnalazione. Cosa abbiamo deciso sull’altra persona non lo diciamo.",
      again:
        "In «Decisioni» vedi se siamo intervenuti. Altrimenti puoi chiedere una volta che un’altra persona del team esamini la segnalazione.",
      block: "Non devi aspettare: il blocco vale subito e nessuno lo viene a sapere.",
    },
    help: {
      title: "Se hai bisogno di aiuto",
      danger:
        "Se sei in pericolo adesso, chiama il numero di emergenza: 112 in Europa, 911 in gran parte delle Americhe, 190 in Brasile, o quello del tuo paese.",
      lines:
        "In quasi tutti i paesi ci sono linee gratuite e riservate contro la violenza, per la prevenzione del suicidio e per i giovani. Cerca «linea di ascolto» e il nome del tuo paese: dall’altra parte c’è qualcuno che sa ascoltare.",
      police:
        "Minacce, aggressioni, ricatti e truffe sono reati: denunciali anche alla polizia. Se la giustizia ci chiede le prove, gliele consegniamo.",
      us: "Per tutto il resto ci siamo noi:",
    },
  },
  decisions: {
    title: "Avvertimenti, sospensioni e ricorsi",
    statement:
      "Se decidiamo qualcosa su di te, ti diciamo nella tua lingua quale regola riguarda, su cosa ci basiamo, se è intervenuto un programma e come fare ricorso. Lo leggi sullo schermo (quando accedi, se è una sospensione) e via e-mail.",
    warning: "Un avvertimento lo leggi, lo confermi e vai avanti. Non ti toglie niente.",
    ban: "Durante una sospensione non puoi entrare e nessuno vede il tuo profilo. Finisce da sola nella data che ti indichiamo.",
    appeal:
      "Puoi fare ricorso una volta contro ogni decisione, anche se non puoi entrare. Lo esamina un’altra persona del team, mai chi ha preso la decisione. Se hai ragione, tutto torna com’era.",
    log: "Ogni decisione finisce in un registro che nessuno può cambiare senza che si noti. Contiene pseudonimi invece di nomi; quando qualcuno elimina il suo account, cancelliamo anche il legame con la persona.",
  },
  limits: {
    title: "Cosa non possiamo promettere",
    identity:
      "Non verifichiamo né l’identità né il passato di nessuno: sappiamo che l’e-mail esiste e poco più. Per questo i consigli qui sopra sono importanti.",
    people: "Noi mettiamo gli strumenti e la moderazione, ma ognuno risponde di quello che fa, qui dentro e là fuori.",
    service:
      "Ci prendiamo cura del servizio, ma non possiamo promettere che non si fermi mai. Né che troverai l’amore della tua vita, anche se ce lo auguriamo.",
    law: "Niente di tutto questo ti toglie i diritti che ti dà la legge del tuo paese.",
  },
  changes: {
    title: "Modifiche e contatti",
    date: "Se cambiamo questi termini, cambia la data in alto. Se non sei più d’accordo, puoi eliminare il tuo account nelle impostazioni.",
    write: "Domande, lamentele, idee? Scrivici:",
  },
  transparency: {
    title: "Trasparenza",
    intro:
      "Quante decisioni prendiamo ogni anno, per quale motivo e cosa è successo dopo. Le cifre vengono dallo stesso registro che nessuno può cambiare senza che si noti.",
    few: "Sotto {{count}} non diamo la cifra esatta, perché nessuno sia riconoscibile.",
    empty: "Non c’è ancora nessuna decisione.",
    error: "Non siamo riusciti a caricare le cifre.",
    year: "Decisioni del {{year}}",
    columns: { decision: "Decisione", outcome: "Cosa è successo dopo", count: "Volte" },
    actions: {
      warning: "Avvertimento",
      ban: "Sospensione",
      dismissal: "Segnalazioni archiviate",
      photo_rejected: "Foto rifiutata",
    },
    outcomes: {
      stands: "Nessun ricorso",
      lifted: "Tolta in anticipo",
      upheld: "Ricorso respinto",
      reversed: "Ricorso accolto",
    },
    fewer: "meno di {{count}}",
  },
};
