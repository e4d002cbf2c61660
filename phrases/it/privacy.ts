import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Privacy · Nakamatch",
    description:
      "Quali dati conserva Nakamatch, perché, per quanto tempo, chi altro li vede e come riaverli o eliminarli.",
  },
  title: "Privacy",
  lead: "Cosa sappiamo di te, a cosa ci serve e come farcelo dimenticare. Senza tracciamenti, senza pubblicità e senza vendere niente a nessuno.",
  summary: {
    title: "In un minuto",
    keep: "Conserviamo quello che metti nel profilo, i tuoi like, le tue chat e il minimo perché nessun altro entri nel tuo account. Non chiediamo mai dove si trova il tuo dispositivo.",
    use: "Ci serve per presentarti gente che cerca quello che cerchi tu e per tenere sicuro questo posto. Niente pubblicità, niente tracker.",
    seen: "Gli altri vedono il tuo profilo, mai la tua e-mail, la tua data di nascita o dove sei. Nessuno del team legge le tue chat, tranne la fine di una chat segnalata.",
    sold: "Non vendiamo niente. Coinvolgiamo solo i servizi che ci servono, come Stripe per Premium.",
    yours:
      "Nelle impostazioni scarichi i tuoi dati o elimini il tuo account. Cosa resta, e per quanto, lo trovi più sotto.",
  },
  who: {
    title: "Chi risponde dei tuoi dati",
    operator: "Titolare: {{name}}",
    address: "Indirizzo: {{address}}",
    text: "Dei tuoi dati risponde chi gestisce questo sito. Per qualsiasi cosa li riguardi, scrivi a:",
  },
  data: {
    title: "Cosa conserviamo e perché",
    account: {
      title: "Il tuo account",
      text: "La tua e-mail, la tua password e la tua lingua. La password è conservata in una forma che nemmeno noi possiamo leggere. L’e-mail serve per entrare, per confermare che è tua e per avvisarti di quello che devi sapere, mai per la pubblicità. Se accedi con Google o Discord, anche l’identificativo del tuo account lì.",
    },
    profile: {
      title: "Il tuo profilo e i tuoi titoli",
      text: "Nome, nickname, data di nascita, genere, paese, città, bio, lingue, le tue risposte alle domande, cosa cerchi e con chi, i titoli che ami, quali metti sullo scaffale e a che punto sei con ognuno. Così ti mostriamo a chi cerca la stessa cosa e calcoliamo età, distanza e compatibilità. Non chiediamo mai la posizione del dispositivo. Se importi un file con la tua lista, lo legge il tuo dispositivo: a noi arrivano solo i titoli e, per quelli che aggiungi, a che punto sei. Se la prendi con il nome utente, la chiede il nostro server, che non conserva né il nome né la lista. Una volta per notte calcoliamo se eri online nell’ultimo giorno o nell’ultima settimana; gli altri lo leggono, a meno che tu non lo disattivi nelle impostazioni.",
    },
    photo: {
      title: "Le tue foto",
      text: "Le foto che carichi, fino a sei, ritagliate e senza dati nascosti come il luogo o la fotocamera. Un programma del nostro stesso server può trattenere una foto che sembra esplicita finché non la controlla una persona del team di moderazione; la foto non esce da lì.",
    },
    verification: {
      title: "Il tuo profilo verificato",
      text: "Se chiedi la spunta di verifica: il gesto che ti chiediamo, la tua foto mentre lo fai e da quando hai la spunta. Solo il team di moderazione vede quella foto, e annotiamo chi la apre e quando. Nessun programma di riconoscimento facciale la tocca.",
    },
    meetings: {
      title: "Like, match, blocchi, persone nascoste e ricerche salvate",
      text: "A chi metti like, con chi hai un match e chi blocchi, per aprire la chat quando il like è reciproco e perché chi hai bloccato non ti incontri più. E anche le persone che nascondi in Scopri, per non mostrartele più: nessun altro può vederlo. E le ricerche che salvi, con nome e filtri, per ripeterle con un tocco e per dirti nelle novità via e-mail quante persone nuove corrispondono; per questo annotiamo anche quando ogni persona conferma la sua e-mail. E chi hai trovato in «La tua gente di oggi», per proporti ogni giorno altre persone, e fino a che distanza possono vivere e se devono parlare le tue lingue. Se con un like mandi due parole, anche quelle parole e di cosa del suo profilo parlano; le vede chi riceve il like e, se c’è una segnalazione o un indizio automatico, il team di moderazione.",
    },
    chats: {
      title: "Le tue chat",
      text: "I messaggi, quando sono stati inviati e letti, con quale frase e quando una conversazione è stata chiusa, le reazioni e quando eri online l’ultima volta. Puoi ritirare un messaggio per 10\u00a0minuti: le sue parole non compaiono più da nessuna parte e restano solo per un’eventuale segnalazione, ma le e-mail già inviate restano come sono. I programmi a due: cosa, quando e dove, e chi ha accettato, annullato o chiesto un altro orario, e quando. Lo vedete solo voi due e chi riceve da uno di voi un link, che mostra anche il nickname, l’età e la prima foto dell’altra persona; conserviamo quando è stato creato, quante volte è stato aperto e quando chi l’ha creato ha detto che va tutto bene. Dopo un annullamento, una chiusura, una sospensione o un blocco da parte di quella persona mostra solo il nickname e il programma; se a bloccare è chi l’ha creato, restano la foto e l’età. I file di calendario e le e-mail non nominano l’altra persona. Dei primi messaggi e delle parole dei like conserviamo anche un codice, da cui non si può ricavare il testo, per frenare chi manda la stessa cosa a tutti.",
    },
    afterPlans: {
      title: "Com’è andata con i tuoi programmi",
      text: "Cosa dici di un programma passato: che vi siete visti, che non è successo, che qualcosa non andava, oppure niente. Nessun altro lo vede, nemmeno l’altra persona; se la segnali, la tua risposta non fa parte della segnalazione. Se tutti e due dite che vi siete visti, conserviamo, con il tuo account, un codice (hash) di voi due che nessuno può leggere senza il segreto del nostro server. Serve a una cosa sola: il tuo profilo può dire «Ha già incontrato persone di qui», se lo attivi nelle impostazioni. Non è nel download dei tuoi dati, perché direbbe cosa ha risposto un’altra persona. Contiamo anche quanti programmi ci sono stati e in quanti ci si è visti, senza nomi.",
    },
    checkIns: {
      title: "Dire che sei a casa",
      text: "L’ora che scegli dopo un programma, e cosa rispondi. Della tua persona di fiducia: la sua e-mail e il nome con cui ti conosce, solo finché servono; l’e-mail non la vede nessuno, nemmeno tu o il tuo archivio; il nome solo voi due. Riceve una domanda e, se non rispondi, un’e-mail con quel nome e l’ora; niente dell’altra persona o del programma. Di ogni indirizzo teniamo un codice (hash) da cui non si può risalire all’indirizzo, per non chiedere troppo spesso.",
    },
    going: {
      title: "Eventi a cui vai",
      text: "A quali eventi dici di andare, da quando, chi può vederlo e se solo persone verificate. Dice dove sarai: solo il giorno o i giorni e la città dell’evento. Lo vede chi ci va e che vedi anche tu, nessun altro: chi ti piace e i tuoi match o, se lo scegli, tutte le persone compatibili che ci vanno, e solo dopo 24 ore. Per gli altri c’è un numero per evento, arrotondato per difetto alle decine. Annotiamo anche quando hai cambiato idea, perché nessuno guardi entrando e uscendo.",
    },
    sessions: {
      title: "I tuoi dispositivi connessi",
      text: "Da quale browser e indirizzo IP hai fatto l’accesso, e quando: così non devi accedere ogni volta e puoi disconnettere un dispositivo che non è tuo. Con la verifica in due passaggi, anche l’app o il numero di telefono; con le passkey, il nome e quando le hai usate. Impronta, volto e PIN non escono mai dal tuo dispositivo.",
    },
    reports: {
      title: "Segnalazioni",
      text: "Chi segnala chi, perché, e la prova di quello che si vedeva in quel momento: il profilo con le foto o messaggi della chat con l’età della persona segnalata (gli ultimi 50, i suoi ultimi 50 e quello contrassegnato, con 25 per lato), e le parole ricevute con un like. Anche, se risponde, se qualcuno può essere in pericolo, avere meno di 18 anni o chiedere soldi. E quello che il team chiede alla persona segnalata, con la sua risposta. La vede solo il team di moderazione.",
    },
    moderation: {
      title: "Moderazione",
      text: "Avvertimenti, sospensioni e ricorsi, con i loro motivi, e gli indizi automatici per il team di moderazione: parole dell’elenco in nomi, bio, risposte e parole dei like, messaggi ripetuti e nuovi account con l’e-mail di una persona sospesa. Per quest’ultimo caso conserviamo un codice ricavato dall’e-mail, non l’e-mail.",
    },
    premium: {
      title: "Premium",
      text: "Se hai Premium: quale piano, da quando, fino a quando e il numero dell’abbonamento. Il numero della tua carta non passa da noi: la pagina Premium te ne mostra il circuito e le ultime quattro cifre, lette da Stripe in quel momento come le tue fatture, e non le conserviamo.",
    },
    alerts: {
      title: "Le tue notifiche e le novità via e-mail",
      text: "Quali notifiche vuoi, ogni quanto ti mandiamo le novità via e-mail e quando è stata l’ultima volta, l’orario «Non disturbare» e il fuso orario. Per ogni browser con le notifiche attive, anche il suo indirizzo presso il servizio di notifiche e cosa gli abbiamo mandato: si cancella quando ti disconnetti, l’indirizzo al massimo dieci minuti dopo, il tempo di togliere ciò che il dispositivo mostra ancora. Ogni e-mail con le novità ha un link per non riceverne più.",
    },
    technical: {
      title: "La parte tecnica",
      text: "Perché nessuno sovraccarichi il servizio contiamo le richieste per indirizzo IP, in memoria e con un codice al posto dell’indirizzo. Il registro tecnico non contiene nomi, e-mail, indirizzi né testi di nessuno.",
    },
  },
  bases: {
    title: "Perché possiamo farlo",
    intro:
      "La legge chiede un motivo per ogni dato. Questi sono i nostri, secondo il Regolamento generale sulla protezione dei dati:",
    contract:
      "Il contratto con te (articolo 6.1.b): account, profilo, foto, like, chat, dispositivi connessi e Premium. Senza, Nakamatch non funziona.",
    consent:
      "Il tuo consenso (articolo 9.2.a): i generi con cui cerchi una relazione possono rivelare il tuo orientamento. Li indichi perché vuoi, e puoi cambiare quando vuoi scegliendo solo amicizia.",
    interest:
      "Il legittimo interesse (articolo 6.1.f) a che questo sia un posto sicuro: segnalazioni, prove, moderazione, indizi automatici e limiti contro gli abusi. Vale anche per le e-mail con le tue novità. Puoi opporti a entrambe le cose; le e-mail le fermi con un tocco.",
    duty: "Un obbligo di legge (articolo 6.1.c): spiegarti ogni decisione di moderazione, gestire il tuo ricorso e rispondere all’autorità giudiziaria quando lo chiede.",
  },
  times: {
    title: "Per quanto tempo",
    intro: "Quello che fa parte del tuo account dura quanto il tuo account. Il resto ha la sua scadenza:",
    columns: { what: "Cosa", time: "Quanto" },
    unconfirmed: { what: "Account che nessuno conferma", time: "7\u00a0giorni" },
    sessions: { what: "Accessi senza attività", time: "30\u00a0giorni al massimo" },
    links: {
      what: "Link per confermare l’e-mail e per cambiare la password",
      time: "24\u00a0ore i primi, 1\u00a0ora i secondi",
    },
    addresses: { what: "La tua e-mail di prima, se la cambi", time: "7\u00a0giorni" },
    emails: { what: "E-mail che ti mandiamo, una volta inviate", time: "2\u00a0ore al massimo" },
    jobs: { what: "Altre attività interne, una volta concluse", time: "7\u00a0giorni" },
    requests: { what: "Conteggio delle e-mail e dei codici che hai chiesto", time: "1\u00a0giorno" },
    exports: { what: "Il file con i tuoi dati", time: "1\u00a0giorno" },
    devices: { what: "Il cookie che riconosce il tuo dispositivo, dall’ultimo accesso", time: "400\u00a0giorni" },
    identity: { what: "Registrazione con Google o Discord non completata", time: "1\u00a0ora, nel tuo browser" },
    alerts: { what: "Quali notifiche ti abbiamo inviato", time: "1\u00a0giorno" },
    language: { what: "Cookie della tua lingua", time: "365\u00a0giorni" },
    uploads: {
      what: "Foto sostituite o rimosse",
      time: "Non si vedono più da subito; le copie in altri browser scadono dopo 1\u00a0ora",
    },
    firstMessages: {
      what: "Codice con cui riconosciamo un primo messaggio ripetuto, e quanti like con parole mandi",
      time: "24 ore, fino alla pulizia quotidiana",
    },
    dailyPeople: {
      what: "Chi hai trovato in «La tua gente di oggi»",
      time: "7 giorni, fino alla pulizia quotidiana",
    },
    words: {
      what: "Le parole di un like che hai tolto o che un blocco ha fatto sparire, perché chi le ha ricevute possa ancora segnalarle",
      time: "30\u00a0giorni, fino alla pulizia quotidiana",
    },
    going: { what: "L’evento a cui vai", time: "Fino a una settimana dopo la fine, o finché dici che non ci vai" },
    goingChanges: { what: "Quando hai detto che ci vai o hai cambiato chi lo vede", time: "30\u00a0giorni" },
    checkIns: { what: "L’ora in cui dici che sei a casa", time: "3 giorni dopo" },
    trustedPeople: {
      what: "L’e-mail della tua persona di fiducia",
      time: "48 ore senza risposta; altrimenti finché finiscono programma e avviso: il programma alla sua ora, l’avviso al massimo 24 ore dopo l’ora prevista della sua e-mail",
    },
    trustedMailboxes: {
      what: "Il codice di un indirizzo a cui abbiamo chiesto",
      time: "30 giorni; se non vuole altre domande, finché ci viene chiesto di cancellarlo",
    },
    takenBack: {
      what: "Messaggi ritirati, perché chi li ha ricevuti possa ancora segnalarli",
      time: "30\u00a0giorni, fino alla pulizia quotidiana; se c’è una segnalazione aperta, fino alla decisione, anche se qualcuno elimina il suo account",
    },
    plans: {
      what: "I programmi a due, comunque siano andati",
      time: "30\u00a0giorni dopo la loro fine, fino alla pulizia quotidiana",
    },
    planLinks: {
      what: "I link a un programma, e il nickname che mostrano di un account eliminato",
      time: "12\u00a0ore dopo il programma, o quando disattivi il link",
    },
    afterPlans: {
      what: "Cosa dici di un programma passato, e il codice (hash) di due persone che si sono viste",
      time: "Cosa dici, 14\u00a0giorni dopo la fine del programma, fino alla pulizia quotidiana; il codice, finché una delle due elimina l’account, fino alla pulizia quotidiana",
    },
    evidence: {
      what: "Prove di una segnalazione, anche se qualcuno elimina il suo account",
      time: "1\u00a0anno, e fino alla decisione; dopo, ancora 6\u00a0mesi e fino alla nostra risposta al tuo ricorso",
    },
    outcomes: { what: "Se siamo intervenuti per la tua segnalazione", time: "1\u00a0anno" },
    noteDrafts: {
      what: "Note e risposte non inviate del team di moderazione",
      time: "Fino alla decisione, al massimo 30\u00a0giorni",
    },
    gestures: {
      what: "La foto del tuo gesto, se nessuno decide prima e non la ritiri; poi, com’è finita la tua richiesta",
      time: "7\u00a0giorni",
    },
    readings: { what: "Chi del team di moderazione ha visto la foto del tuo gesto, e quando", time: "1\u00a0anno" },
    privateNotes: {
      what: "Quello che il team di moderazione annota su di te; lo trovi nel file dei tuoi dati",
      time: "1\u00a0anno",
    },
    signals: { what: "Indizi automatici per il team di moderazione, una volta chiusi", time: "1\u00a0anno" },
    bannedEmail: {
      what: "Codice ricavato dall’e-mail di un account sospeso, o eliminato con segnalazioni aperte",
      time: "Fino a 1\u00a0anno dopo la sospensione; se è permanente, senza scadenza; senza sospensione, fino alla decisione",
    },
    log: {
      what: "Registro delle decisioni di moderazione",
      time: "Senza scadenza, con pseudonimi; se elimini l’account, cancelliamo il legame con te",
    },
    backups: {
      what: "Copie di backup",
      time: "Quello che elimini sparisce da lì entro 90\u00a0giorni; fino ad allora, un elenco senza nomi evita che un account eliminato torni",
    },
  },
  others: {
    title: "Chi altro interviene",
    intro: "Non vendiamo né cediamo i tuoi dati. Intervengono soltanto:",
    members:
      "Le altre persone su Nakamatch, che vedono il tuo profilo. Mai la tua e-mail, la tua data di nascita o dove ti trovi.",
    hosting:
      "I server che noleggiamo per questo sito: conservano il database e le foto e trasmettono le novità in diretta. Conservano, ma non usano.",
    mail: "I servizi che consegnano le e-mail e gli SMS che ti mandiamo.",
    providers:
      "Google o Discord, se accedi con uno di loro. Vengono a sapere che usi Nakamatch; a noi dicono la tua e-mail, l’identificativo del tuo account lì e, nel caso di Google, anche il tuo nome. Di quello che fai qui non raccontiamo loro nulla.",
    payment:
      "Stripe, che incassa i pagamenti Premium sulla sua pagina. Riceve la tua e-mail, l’identificativo del tuo account qui e ciò che scrivi quando paghi. Se elimini l’account, chiediamo a Stripe di cancellare i tuoi dati.",
    push: "Il servizio di notifiche del tuo browser (di Google, Mozilla, Apple o Microsoft), solo se attivi le notifiche. Le riceve cifrate e non può leggerle.",
    flags:
      "flagcdn.com, da cui il tuo browser scarica le bandiere dei paesi. Riceve il tuo indirizzo IP e quale bandiera è, ma non da quale pagina.",
    lists:
      "AniList o MyAnimeList, se questo sito lo offre e prendi da lì la tua lista con il nome utente. Ricevono quel nome dal nostro server, non chi sei né il tuo indirizzo IP; leggiamo solo ciò che è pubblico e non conserviamo il nome.",
    passwords:
      "Se questo sito ne usa uno, un servizio che conosce le password trapelate: riceve cinque caratteri di un codice ricavato dalla tua nuova password, comuni a molte altre. Non riceve né la password né chi sei.",
    translation:
      "Se questo sito lo permette, il produttore del browser in cui qualcuno del team di moderazione si fa tradurre una segnalazione, un ricorso o le prove: di solito il browser traduce sul dispositivo, ma può inviargli il testo.",
    law: "La polizia e i giudici, se la legge ci obbliga.",
  },
  device: {
    title: "Sul tuo dispositivo",
    cookie: {
      intro: "Usiamo solo i cookie indispensabili:",
      session:
        "Quelli del tuo accesso ti evitano di accedere ogni volta. Gli script della pagina possono leggerne solo uno, che dice che qualcuno ha fatto l’accesso.",
      device:
        "Un altro riconosce questo dispositivo dopo un accesso, perché le password sbagliate di qualcun altro non ti lascino fuori. Come i primi, non contiene né il tuo nome né la tua e-mail.",
      language: "Un altro ricorda la tua lingua.",
      signUp:
        "Quando ti registri, un altro riconosce per un giorno questo dispositivo, perché tu possa entrare appena confermi la tua e-mail.",
      provider:
        "Se accedi per la prima volta con Google o Discord, un altro conserva, cifrato, quello che ci hanno detto, finché non completi la registrazione o non passa un’ora.",
    },
    storage:
      "Nella memoria del browser restano la lingua, il tema e altre preferenze. Finché non esci, anche il tuo nickname, la tua foto, i messaggi non ancora inviati e una bio non ancora salvata. Per un po’ resta anche l’indirizzo a cui abbiamo appena scritto. Quello che scrivi mentre ti registri, senza la password, resta nella scheda fino a mezz’ora, nel caso la ricaricassi.",
    nothing:
      "Non ci sono cookie di pubblicità o statistiche, né script di altre aziende. Per questo non vedrai nessun banner sui cookie.",
  },
  machines: {
    title: "Cosa decide una macchina",
    text: "Un programma calcola la compatibilità e l’ordine in cui vedi le persone, a partire da titoli e distanza, e sceglie la tua gente di oggi in base ai titoli e a un sorteggio. Un programma può anche trattenere una foto o frenare un messaggio ripetuto. Nient’altro: avvertimenti e sospensioni li decide sempre una persona, con motivi scritti, e contro ogni decisione puoi fare ricorso una volta; lo esamina un’altra persona.",
  },
  rights: {
    title: "I tuoi diritti",
    intro: "Basta chiedere, senza dirci perché:",
    access: "Sapere cosa abbiamo di te e riceverlo in un file che si apre anche con altri programmi.",
    correct: "Correggerlo: quasi tutto, per conto tuo, modificando il profilo.",
    erase:
      "Eliminare il tuo account con il profilo, le foto, i titoli, i like, i blocchi e i dispositivi connessi. I messaggi che hai inviato restano nella chat di chi li ha ricevuti, senza il tuo nome; le segnalazioni aperte, anch’esse senza il tuo nome, finché qualcuno non decide, e le prove di una segnalazione fino alla loro scadenza.",
    object: "Opporti a un uso preciso o chiedere di sospenderlo finché non lo chiariamo.",
    withdraw: "Revocare il consenso quando vuoi, senza che cambi quello che è stato prima.",
    how: "Scarica i tuoi dati ed elimina il tuo account nelle impostazioni o, se è sospeso, quando accedi. Per il resto, scrivici dall’e-mail del tuo account: rispondiamo entro un mese.",
    complain:
      "Se pensi che non lo facciamo bene, puoi rivolgerti all’autorità per la protezione dei dati del tuo paese.",
  },
  age: {
    title: "Solo per adulti",
    text: "Nakamatch è per chi ha almeno 18\u00a0anni. Non vogliamo dati di minorenni: se scopriamo che un account è di un minorenne, lo chiudiamo.",
  },
  changes: {
    title: "Modifiche",
    text: "Quando cambia Nakamatch, cambiano anche questa pagina e la data in alto.",
    terms: "Cosa si vede di te e le regole della casa sono nei termini d’uso.",
  },
};
