import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Impostazioni · Nakamatch",
  title: "Impostazioni",
  back: "Tutte le impostazioni",
  search: {
    label: "Cerca nelle impostazioni",
    none: "Nessuna impostazione con «{{query}}».",
    found_one: "{{count}} risultato",
    found_other: "{{count}} risultati",
  },
  groups: { account: "Il tuo account", app: "Questa app", people: "Altre persone", data: "I tuoi dati" },
  parts: {
    account: {
      title: "Account",
      holds: "Nickname, e-mail, profilo e Premium",
      words: "utente email indirizzo nome foto bio abbonamento pagare",
    },
    access: {
      title: "Accesso e sicurezza",
      holds: "Password, passkey, due passaggi",
      words: "2fa fattore due codice app telefono sms verifica google discord impronta entrare chiavi",
    },
    sessions: {
      title: "Dispositivi connessi",
      holds: "Dove Nakamatch è aperto",
      words: "sessioni telefono computer browser esci uscire disconnetti logout",
    },
    appearance: {
      title: "Lingua e tema",
      holds: "In che lingua e con quali colori",
      words: "scuro chiaro notte modalità aspetto traduzione español english français italiano deutsch português",
    },
    notifications: {
      title: "Notifiche",
      holds: "Push, non disturbare, novità via e-mail",
      words: "avvisi email riepilogo ore di silenzio notte",
    },
    filter: {
      title: "Filtro parole",
      holds: "Oscura le parolacce in quello che scrivi",
      words: "censura parole insulti volgarità chat messaggi",
    },
    name: {
      title: "Il tuo nome",
      holds: "Quanto ne leggono gli altri",
      words: "cognome vero nickname privacy profilo nascondere mostrare chi vede",
    },
    activity: {
      title: "Attività recente",
      holds: "Se gli altri leggono che eri online",
      words: "ultimo accesso online stato presenza nascondere privacy quando",
    },
    metPeople: {
      title: "Persone di qui",
      holds: "Se il tuo profilo dice che hai incontrato persone",
      words: "incontrare incontri vedersi programma programmi fiducia profilo privacy",
    },
    pause: {
      title: "Pausa",
      holds: "Sparisci da Scopri per un po’",
      words: "pausa riposo nascondere invisibile disattivare profilo vacanza",
    },
    words: {
      title: "Like con due parole",
      holds: "Ricevere parole insieme a un like",
      words: "messaggio commento nota ricevere segnalare ritirate blocco",
    },
    today: {
      title: "La tua gente di ogni giorno",
      holds: "A che distanza e in quali lingue",
      words: "oggi sei vicino lontano distanza chilometri km lingua scopri",
    },
    hidden: {
      title: "Persone nascoste",
      holds: "Chi non vuoi vedere in Scopri",
      words: "nascondere non fa per me mostrare",
    },
    blocked: {
      title: "Persone bloccate",
      holds: "Chi non ti vede e non ti scrive",
      words: "bloccare bloccate sbloccare utenti",
    },
    decisions: {
      title: "Decisioni sul tuo account",
      holds: "Avvertimenti, motivi e ricorsi",
      words: "moderazione sospensione ban reclamo ricorso",
    },
    data: {
      title: "I miei dati",
      holds: "Scarica tutto ciò che conserviamo su di te",
      words: "esportare copia file archivio zip gdpr privacy",
    },
    deletion: { title: "Elimina l’account", holds: "Per sempre", words: "cancellare chiudere rimuovere disiscriversi" },
  },
  account: {
    email: "E-mail",
    nickname: "Nickname",
    profile: "Modifica il mio profilo",
    premium: "Premium e pagamenti",
  },
  password: {
    title: "Password",
    text: "Se la cambi, gli altri dispositivi vengono disconnessi e ti avvisiamo via e-mail.",
    open: "Cambia la password",
    current: "Password attuale",
    next: "Nuova password",
    save: "Salva la password",
    doneTitle: "Password cambiata",
    doneText: "Gli altri dispositivi sono stati disconnessi.",
    currentRequired: "Inserisci la password attuale.",
    set: {
      text: "Ora accedi senza password. Se ne scegli una, potrai accedere anche con la tua e-mail.",
      open: "Scegli una password",
      prove: "Prima di scegliere una password, conferma che sei tu.",
      doneTitle: "Password salvata",
      doneText: "D’ora in poi puoi accedere anche con la tua e-mail e questa password.",
    },
  },
  providers: {
    title: "Altri modi di accedere",
    text: "Puoi accedere a Nakamatch anche con questi account.",
    unlink: "Scollega",
    unlinkTitle: "Scollegare {{provider}}?",
    unlinkText: "Non potrai più accedere con {{provider}}.",
    done: "{{provider}} è scollegato",
  },
  activity: {
    text: "Schede e profili dicono se qualcuno era online nell’ultimo giorno o nell’ultima settimana. Il calcolo si fa una volta per notte: nessuno legge altro, e nessun ordine ne dipende.",
    switch: "Mostra che ero online",
    hint: "Se lo disattivi, non lo leggi nemmeno degli altri. Nelle chat vedi comunque chi c’è in questo momento.",
  },
  metPeople: {
    text: "Il tuo profilo può dire «Ha già incontrato persone di qui»: un sì, senza numeri né nomi. Servono due persone diverse che, come te, dicano dopo un programma che vi siete visti.",
    switch: "Mostra che ho incontrato persone",
    hint: "Il calcolo si fa una volta per notte. Non diciamo a nessuno quando comincia, nemmeno a te.",
  },
  appearance: {
    text: "Il tema cambia solo in questo browser. Anche le nostre e-mail seguono la lingua che scegli.",
  },
  hidden: {
    text: "Se una persona non fa per te, nascondila dalla sua scheda o dal suo profilo. Nessuno lo saprà, e da qui puoi mostrarla di nuovo.",
    empty: "Non hai nascosto nessuno",
    showName: "Mostra di nuovo {{name}}",
    failed: "Non siamo riusciti ad aprire l’elenco. Riprova tra un attimo.",
  },
  data: {
    text: "Un file con tutto quello che conserviamo su di te: una pagina da leggere e gli stessi dati in JSON, per altri programmi.",
    request: "Prepara il file",
    building: "Stiamo preparando il file. Ti scriveremo quando sarà pronto.",
    progress: "In preparazione",
    ready: "Il file è pronto: ora puoi scaricarlo.",
    download: "Scarica ({{size}})",
    until: "Lo cancelliamo il {{date}}.",
    again: "Preparane un altro",
    failed: "Non siamo riusciti a preparare il file. Riprova.",
  },
  deletion: {
    text: "Il tuo profilo e tutto ciò che ne fa parte spariscono per sempre. Prima ti chiederemo conferma.",
  },
};
