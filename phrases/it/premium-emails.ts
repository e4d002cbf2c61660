import type { Phrases } from "../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Ciao {{nickname}}!",
  why: "Ricevi questa e-mail perché l'account Nakamatch di {{email}} ha o ha avuto un abbonamento premium.",
  contact: "Domande? Scrivici a {{contact}}.",
  prices: {
    mensual: "{{price}} al mese, tasse incluse",
    yearly: "{{price}} all'anno, tasse incluse",
  },
  subscribed: {
    subject: "Sei premium su Nakamatch",
    preheader: "La tua conferma: che cosa hai acquistato e come disdire.",
    body: "Grazie! Il tuo abbonamento premium è attivo: {{price}}. Il tuo nome brilla già in oro, con tanto di corona.",
    after:
      "Il prossimo addebito è il {{date}}. Puoi disdire il rinnovo quando vuoi nella pagina Premium; quello che hai pagato resta valido fino alla fine del periodo. Per 14 giorni dall'acquisto puoi anche recedere lì, senza dare motivi, e ti rimborsiamo l'intero importo.",
    action: "Vedi il mio abbonamento",
  },
  cancelled: {
    subject: "Hai disdetto il rinnovo di premium",
    preheader: "Resti premium fino al {{date}}.",
    body: "Abbiamo disdetto il rinnovo del tuo abbonamento. Non ti addebiteremo altro.",
    after: "Resti premium fino al {{date}}. Se cambi idea prima, puoi riattivarlo nella pagina Premium.",
    action: "Vedi il mio abbonamento",
  },
  unpaid: {
    subject: "Non siamo riusciti ad addebitare il tuo abbonamento premium",
    preheader: "Resti premium fino al {{date}}.",
    body: "Non siamo riusciti ad addebitare il rinnovo del tuo abbonamento ({{price}}). Di solito succede quando la carta è scaduta o non ha fondi.",
    after:
      "Puoi pagarlo subito nella pagina Premium, con quella carta o con un'altra. Altrimenti ci riproveremo nei prossimi giorni. Resti premium fino al {{date}}; se per allora il pagamento non riesce, l'abbonamento termina.",
    action: "Vedi il mio abbonamento",
  },
  ended: {
    subject: "Il tuo abbonamento premium è terminato",
    preheader: "Non ti addebiteremo altro.",
    body: "Il tuo abbonamento premium è terminato e non ti addebiteremo altro. Tutto il resto rimane com'è: il tuo profilo, i tuoi match e le tue chat.",
    after: "Se vuoi tornare, trovi i piani nella pagina Premium.",
    action: "Vedi i piani",
  },
  withdrawn: {
    subject: "Hai receduto dall'abbonamento premium",
    preheader: "Ti rimborsiamo l'intero importo.",
    body: "Abbiamo ricevuto il tuo recesso. L'abbonamento è terminato e ti rimborsiamo l'intero importo sul metodo di pagamento che hai usato.",
    after: "A seconda della banca, possono volerci dai 5 ai 10 giorni per vedere il rimborso.",
    action: "Vai a Premium",
  },
  restored: {
    subject: "Sei di nuovo premium",
    preheader: "Ti restituiamo i giorni che ti restavano.",
    body: "La questione del tuo pagamento è risolta: ti restituiamo i giorni di premium che ti restavano, fino al {{date}}.",
    after: "Non si rinnova e non ti addebiteremo altro. Se poi vuoi continuare, trovi i piani nella pagina Premium.",
    action: "Vedi il mio abbonamento",
  },
  renews: {
    subject: "Il tuo abbonamento annuale si rinnova il {{date}}",
    preheader: "Quanto pagherai e come disdire.",
    body: "Il tuo abbonamento premium si rinnova il {{date}}: {{price}}.",
    after:
      "Se vuoi continuare, non devi fare nulla. Altrimenti disdici il rinnovo prima di quel giorno nella pagina Premium: bastano due clic.",
    action: "Vedi il mio abbonamento",
  },
};
