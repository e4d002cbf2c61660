import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contatti · Nakamatch",
    description: "Come scriverci: domande, idee, problemi con il tuo account e i tuoi dati.",
  },
  title: "Contatti",
  intro: "Una domanda, un’idea, qualcosa che non funziona? È il posto giusto. Dall’altra parte ci sono persone.",
  write: "Scrivici a",
  button: "Scrivi un’e-mail",
  error: "Non siamo riusciti a caricare l’indirizzo.",
  faster: {
    title: "Forse così fai prima",
    password: {
      title: "Non riesco a entrare",
      text: "Chiedi una nuova password nella pagina di accesso: il link arriva subito.",
      link: "Vai all’accesso",
    },
    report: {
      title: "Qualcuno si comporta male",
      text: "Segnala dal profilo o dalla chat: così salviamo la prova, con un’e-mail non si può.",
      link: "Cosa succede quando segnali",
    },
    decision: {
      title: "Il mio account è sospeso o ho ricevuto un avvertimento",
      text: "Fai ricorso nella pagina in cui vedi la decisione. Non riesci a entrare? Te la mostriamo quando provi ad accedere. La riesamina un’altra persona.",
      link: "Come funziona un ricorso",
    },
    data: {
      title: "Riguarda i miei dati",
      text: "Scaricali o elimina l’account nelle impostazioni. Per il resto, scrivici dall’e-mail del tuo account.",
      link: "I tuoi diritti",
    },
  },
};
