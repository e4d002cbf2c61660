import type { Phrases } from "../../dictionary.ts";

export const checkIns: Phrases["checkIns"] = {
  text: "All’ora che scegli ti chiediamo, per e-mail e con una notifica, se sei a casa. Se non rispondi entro {{minutes}} minuti, scriviamo alla tua persona di fiducia.",
  emergency: "Questo non è un servizio di emergenza. In caso di pericolo chiama il {{numbers}}.",
  emergencyLocal: "Questo non è un servizio di emergenza. In caso di pericolo chiama il numero di emergenza locale.",
  name: "Avviso «Sono a casa»",
  question: "Sei a casa?",
  form: {
    email: "E-mail della tua persona di fiducia",
    emailHint:
      "Glielo chiediamo adesso; finché non dice di sì, non avvisiamo nessuno. Se non vuole altri inviti o ne ha ricevuti troppi, non arriva nulla.",
    letters: "Il nome che leggerà",
    lettersHint:
      "Non legge nulla del programma né dell’altra persona, salvo il tuo link: solo questo nome, che usi Nakamatch e da che ora non rispondi.",
    otherEmail: "E-mail di un’altra persona di fiducia",
    stays: {
      asked: "Alla tua persona di fiducia l’abbiamo già chiesto: se cambi l’ora, la domanda resta valida.",
      confirmed: "La tua persona di fiducia ha detto di sì e resta: se cambi l’ora non serve chiederglielo di nuovo.",
    },
    submit: "Salva",
  },
  hour: {
    waiting: "Te lo chiederemo: {{time}}",
    come: "È arrivata l’ora: {{time}}",
    due: "Te l’abbiamo chiesto: {{time}}",
    told: "Non hai risposto. Ora della domanda: {{time}}",
  },
  trusted: {
    none: "Non hai scelto nessuno: se non rispondi, non avviseremo nessuno.",
    asked: "La tua persona di fiducia non ha ancora detto di sì. Fino ad allora non avviseremo nessuno.",
    confirmed: "La tua persona di fiducia ha detto di sì. Se non rispondi, le scriviamo: {{time}}",
    declined: "La tua persona di fiducia ha detto di no: non avviseremo nessuno.",
    unanswered: "Nessuno ha detto di sì in tempo: non avviseremo nessuno.",
    undeliverable: "Il suo server di posta ha rifiutato la nostra e-mail: non avviseremo nessuno.",
  },
  told: "Abbiamo scritto alla tua persona di fiducia: {{time}}",
  reminderLate:
    "La nostra e-mail per te non è ancora partita. Finché non parte, non avviseremo nessuno; se poi non rispondi, scriveremo alla tua persona di fiducia {{minutes}} minuti dopo.",
  triedOn:
    "Il server di posta della tua persona di fiducia rifiuta la nostra e-mail, quindi non abbiamo ancora avvisato nessuno. Se non rispondi, continuiamo a provare per un giorno.",
  home: "Sono a casa",
  end: "Termina l’avviso",
  change: "Cambia l’ora o la persona",
  changeHour: "Cambia l’ora",
  of: "Programma con {{name}}: {{time}}",
  ofPlan: "Il tuo programma: {{time}}",
  keep: {
    question: "Il programma è annullato. Tenere l’avviso «Sono a casa»?",
    goesOn: "Se non dici nulla resta, e ti chiediamo se sei a casa: {{time}}.",
    told: "Se allora non rispondi, scriviamo alla tua persona di fiducia: {{time}}.",
    asked: "La tua persona di fiducia non ha ancora detto di sì.",
    nobody: "Non verrebbe avvisato nessuno.",
    yes: "Tienilo",
  },
  done: {
    home: "Segnato: sei a casa",
    end: "L’avviso è terminato",
    keep: "L’avviso resta",
    hour: "L’ora è cambiata",
    stays: "La tua persona di fiducia resta la stessa: ha già detto di sì.",
    sameName: "Hai già chiesto a questa persona come {{letters}}: il nome resta quello.",
    nobody: "Per questo programma non avviseremo nessuno.",
    wasTold: "Avevamo già scritto alla tua persona di fiducia. Dille che stai bene.",
  },
  own: {
    title: "I tuoi avvisi «Sono a casa»",
    text: "Restano anche dopo un blocco o un programma annullato: solo tu li termini.",
  },
  problems: {
    noHour: "Scegli giorno e ora.",
    past: "Quell’ora è già passata.",
    beforePlan: "Non prima che inizi il programma.",
    tooFar: "Al massimo {{max}} ore dopo il programma.",
    email: "Scrivi un’e-mail valida, come nome@esempio.com",
    letters: "Un nome di {{max}} lettere al massimo, di un solo alfabeto e senza parolacce.",
  },
};
