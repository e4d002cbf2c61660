import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contatti · Nakamatch",
    description: "Come scriverci: domande, idee, problemi con il tuo account e i tuoi dati.",
  },
  title: "Contatti",
  intro: "Una domanda, un'idea, qualcosa che non funziona? È il posto giusto. Dall'altra parte ci sono persone.",
  write: "Scrivi a",
  button: "Scrivi un'e-mail",
  error: "Non siamo riusciti a caricare l'indirizzo.",
  faster: {
    title: "Forse così fai prima",
    password: {
      title: "Non riesco a entrare",
      text: "Chiedi una nuova password nella pagina di accesso: il link arriva subito.",
      link: "Vai all'accesso",
    },
    report: {
      title: "Qualcuno si comporta male",
      text: "Fai una segnalazione dal suo profilo o dalla chat. Così si salva la prova, cosa che un'e-mail non può fare.",
      link: "Che cosa succede quando segnali",
    },
    decision: {
      title: "Ho ricevuto una sospensione o un avvertimento",
      text: "Fai ricorso dove leggi la decisione; se non puoi entrare, nella pagina di accesso. Lo esamina un'altra persona.",
      link: "Come funziona un ricorso",
    },
    data: {
      title: "Riguarda i miei dati",
      text: "Scaricali o elimina l'account nelle impostazioni. Per il resto, scrivici dall'e-mail del tuo account.",
      link: "I tuoi diritti",
    },
  },
};
