import type { Phrases } from "../../dictionary.ts";

export const checkInEmails: Phrases["checkInEmails"] = {
  greeting: "Ciao {{nickname}}!",
  trustedGreeting: "Ciao!",
  invitation: {
    subject: "{{letters}} chiede se possiamo scriverti",
    text: "{{letters}} usa Nakamatch e vorrebbe che ti scrivessimo se non ci risponde a un’ora scelta prima.",
    promise: "Se dici di sì, riceverai al massimo un’e-mail, e solo se {{letters}} non ha risposto.",
    until: "Puoi rispondere fino a {{when}}. Senza risposta, cancelliamo il tuo indirizzo.",
    action: "Rispondi",
    after: "Non conosci nessuno con questo nome? Scegli «Mai più» e non ti scriveremo più.",
    why: "Questa e-mail è arrivata a {{email}} perché qualcuno che usa Nakamatch ci ha dato il tuo indirizzo.",
  },
  reminder: {
    subject: "Sei a casa?",
    text: "Volevi che te lo chiedessimo: {{when}}. Sei a casa?",
    told: "Se non rispondi entro quest’ora, scriveremo alla tua persona di fiducia: {{until}}.",
    nobody: "Nessuno ha accettato di essere la tua persona di fiducia: non avviseremo nessuno.",
    action: "Rispondi",
    why: "Questa e-mail è arrivata a {{email}} perché hai scelto un’ora per dire che sei a casa. Arriva sempre anche per e-mail.",
  },
  alarm: {
    subject: "{{letters}} non ha risposto",
    text: "{{letters}} non ci risponde da quest’ora: {{when}}. A quell’ora voleva dirci che va tutto bene.",
    ask: "Chiama subito {{letters}}. Se non risponde, chiedi a qualcuno lì vicino di andare a vedere. Se pensi che sia in pericolo, chiama il numero di emergenza.",
    link: "Vedi dove andava {{letters}} e con chi (il link che ha creato)",
    action: "Vedi se c’è una risposta",
    why: "Questa e-mail è arrivata a {{email}} perché hai detto che in questo caso potevamo scriverti. Non ce ne sarà un’altra.",
  },
  undelivered: {
    subject: "Non siamo riusciti a scrivere alla tua persona di fiducia",
    text: "Il suo server di posta ha rifiutato la nostra e-mail, quindi nessuno è stato avvisato. Il suo indirizzo è cancellato.",
    isTriedOn:
      "Il suo server di posta rifiuta la nostra e-mail, quindi non abbiamo ancora avvisato nessuno. Continuiamo a provare per un giorno, a meno che tu non risponda.",
    action: "Apri Nakamatch",
    why: "Questa e-mail è arrivata a {{email}} perché hai scelto un’ora per dire che sei a casa.",
  },
  emergency: "Questo non è un servizio di emergenza. In caso di pericolo chiama il {{numbers}}.",
  emergencyLocal: "Questo non è un servizio di emergenza. In caso di pericolo chiama il numero di emergenza locale.",
  pages: {
    maker: {
      title: "Sei a casa?",
      text: "Volevi che te lo chiedessimo: {{when}}.",
      home: "Sono a casa",
      end: "Termina l’avviso",
      isHome: "Segnato: sei a casa. Non avviseremo nessuno.",
      isEnded: "L’avviso è terminato. Non avviseremo nessuno.",
      wasTold: "Avevamo già scritto alla tua persona di fiducia. Dille che stai bene.",
      isOver: "Questo avviso è passato.",
    },
    trusted: {
      title: "{{letters}} chiede se possiamo scriverti",
      yes: "Sì",
      no: "No",
      never: "Mai più",
      isYes:
        "Grazie. Ti scriveremo solo se {{letters}} non risponde: in quel caso, non prima di: {{when}}. Qui puoi cambiare idea.",
      isNo: "Va bene. Il tuo indirizzo è cancellato.",
      isNever: "Va bene. Il tuo indirizzo è cancellato e non ti scriveremo più.",
      again: "Guarda di nuovo",
      hasAnswered: "{{letters}} ha risposto: {{when}}.",
      isOver: "Questa richiesta è passata.",
    },
    invalid: {
      title: "Questo link non funziona",
      text: "Apri il link intero dell’e-mail.",
    },
    busy: {
      title: "Troppi tentativi",
      text: "Aspetta un minuto e riprova.",
    },
  },
};
