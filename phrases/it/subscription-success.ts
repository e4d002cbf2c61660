import type { Phrases } from "../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Abbonamento · Nakamatch",
  title: "Sei premium!",
  text: "Il tuo nome brilla già in oro, con tanto di corona.",
  waitingTitle: "Stiamo confermando il pagamento",
  waiting: "Di solito bastano pochi secondi. Questa pagina si aggiorna da sola.",
  slow: "Ci vuole più del solito. Non serve pagare di nuovo: appena il pagamento è confermato sarai premium. Ti avviseremo via e-mail.",
  email: "Riceverai un'e-mail di conferma.",
  reference: "Riferimento del pagamento",
  keep: "Conservalo: se scrivi all'assistenza, te lo chiederemo.",
  copy: "Copia il riferimento",
  copied: "Copiato",
  copyError: "Non siamo riusciti a copiarlo. Selezionalo e copialo a mano.",
  gives: "Cosa hai adesso",
  dashboard: "Scopri persone",
  chats: "Vai alle mie chat",
  contact: "Contatti",
};
