import type { Phrases } from "../../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Abbonamento · Nakamatch",
  title: "Sei premium!",
  text: "Il tuo nome brilla già in oro, con tanto di corona.",
  waitingTitle: "Stiamo confermando il pagamento",
  waiting: "Di solito bastano pochi secondi. Questa pagina si aggiorna da sola.",
  slow: "Ci vuole più del solito. Non serve pagare di nuovo: appena il pagamento sarà confermato, passerai a Premium. Ti avviseremo via e-mail.",
  email: "Riceverai un’e-mail di conferma.",
  reference: "Numero del pagamento",
  keep: "Conservalo: se ci scrivi, te lo chiederemo.",
  copy: "Copia il numero",
  copied: "Copiato",
  copyError: "Non siamo riusciti a copiarlo. Selezionalo e copialo a mano.",
  gives: "Cosa hai adesso",
  dashboard: "Scopri persone",
  chats: "Vai alle mie chat",
  contact: "Contatti",
};
