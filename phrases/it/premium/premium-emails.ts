import type { Phrases } from "../../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Ciao {{nickname}}!",
  why: "Un’e-mail sull’abbonamento premium di {{email}}.",
  contact: "Domande? Scrivici a {{contact}}.",
  prices: {
    mensual: "{{price}} al mese, IVA inclusa",
    yearly: "{{price}} all’anno, IVA inclusa",
  },
  subscribed: {
    subject: "Sei premium su Nakamatch",
    preheader: "Grazie per il tuo sostegno a Nakamatch!",
    body: "Il tuo nome brilla già in oro, con tanto di corona. Il tuo abbonamento premium è attivo: {{price}}.",
    after:
      "Il prossimo addebito è il {{date}}. Disdici quando vuoi nella pagina Premium: resti premium fino alla fine del periodo pagato. Nei 14 giorni dopo l’acquisto puoi anche recedere lì, senza dire perché: ti rimborsiamo tutto.",
    action: "Vedi il mio abbonamento",
  },
  cancelled: {
    subject: "Hai disdetto il rinnovo di Premium",
    preheader: "Resti premium fino al {{date}}.",
    body: "Fatto: il tuo abbonamento non si rinnova e non ti addebiteremo altro.",
    after: "Resti premium fino al {{date}}. Se cambi idea prima, puoi riattivarlo nella pagina Premium.",
    action: "Vedi il mio abbonamento",
  },
  unpaid: {
    subject: "Il pagamento di Premium non è andato a buon fine",
    preheader: "Resti premium fino al {{date}}.",
    body: "Il pagamento del tuo abbonamento ({{price}}) non è andato a buon fine. Di solito la carta è scaduta o non ha fondi.",
    after:
      "Paga nella pagina Premium, con quella carta o con un’altra; altrimenti ci riproviamo nei prossimi giorni. Senza pagamento, Premium finisce il {{date}}.",
    action: "Vedi il mio abbonamento",
  },
  ended: {
    subject: "Il tuo abbonamento premium è terminato",
    preheader: "Non ti addebiteremo altro.",
    body: "Il tuo abbonamento premium è terminato e non ti addebiteremo altro. Tutto il resto rimane com’è: il tuo profilo, i tuoi match e le tue chat.",
    after: "Se vuoi tornare, trovi i piani nella pagina Premium.",
    action: "Vedi i piani",
  },
  withdrawn: {
    subject: "Abbonamento annullato: ti rimborsiamo tutto",
    preheader: "Ti rimborsiamo tutto.",
    body: "Abbiamo ricevuto il tuo recesso: l’abbonamento è annullato e ti rimborsiamo tutto sul metodo di pagamento che hai usato.",
    after: "A seconda della banca, possono volerci dai 5 ai 10 giorni per vedere il rimborso.",
    action: "Vai a Premium",
  },
  restored: {
    subject: "Sei di nuovo premium",
    preheader: "Ti restituiamo i giorni che ti restavano.",
    body: "La questione del tuo pagamento è risolta: ti restituiamo i giorni di Premium che ti restavano, fino al {{date}}.",
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
