import type { Phrases } from "../../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Salut {{nickname}} !",
  why: "Un e-mail sur l’abonnement premium de {{email}}.",
  contact: "Une question ? Écris-nous à {{contact}}.",
  prices: {
    mensual: "{{price}} par mois, TTC",
    yearly: "{{price}} par an, TTC",
  },
  subscribed: {
    subject: "Tu es premium sur Nakamatch",
    preheader: "Merci de soutenir Nakamatch !",
    body: "Ton pseudo brille en doré, avec sa couronne. Ton abonnement premium est actif : {{price}}.",
    after:
      "Prochain prélèvement\u202f: le {{date}}. Résilie quand tu veux sur la page Premium\u202f: tu restes premium jusqu’au bout de la période payée. Dans les 14 jours, tu peux aussi t’y rétracter sans dire pourquoi\u202f: on te rembourse tout.",
    action: "Voir mon abonnement",
  },
  cancelled: {
    subject: "Tu as résilié ton abonnement premium",
    preheader: "Tu restes premium jusqu’au {{date}}.",
    body: "C’est noté : ton abonnement ne se renouvellera pas et plus rien ne sera prélevé.",
    after:
      "Tu restes premium jusqu’au {{date}}. Si tu changes d’avis d’ici là, tu peux le reprendre sur la page Premium.",
    action: "Voir mon abonnement",
  },
  unpaid: {
    subject: "Le paiement de ton abonnement premium a échoué",
    preheader: "Tu restes premium jusqu’au {{date}}.",
    body: "Le paiement de ton abonnement ({{price}}) n’est pas passé. En général, la carte a expiré ou le compte n’est pas assez approvisionné.",
    after:
      "Paie sur la page Premium, avec cette carte ou une autre ; sinon, on réessaie dans les prochains jours. Sans paiement, Premium s’arrête le {{date}}.",
    action: "Voir mon abonnement",
  },
  ended: {
    subject: "Ton abonnement premium a pris fin",
    preheader: "Plus rien ne sera prélevé.",
    body: "Ton abonnement premium a pris fin et plus rien ne sera prélevé. Le reste ne change pas : ton profil, tes matchs et tes discussions.",
    after: "Si tu veux revenir, les formules t’attendent sur la page Premium.",
    action: "Voir les formules",
  },
  withdrawn: {
    subject: "Ton abonnement premium est annulé\u202f: on te rembourse tout",
    preheader: "On te rembourse tout.",
    body: "On a bien reçu ta rétractation : ton abonnement est annulé et on te rembourse tout, sur le moyen de paiement que tu as utilisé.",
    after: "Selon ta banque, il faut compter de 5 à 10 jours.",
    action: "Aller sur Premium",
  },
  restored: {
    subject: "Te revoilà premium",
    preheader: "Tu récupères les jours qu’il te restait.",
    body: "La question de ton paiement est réglée : tu récupères les jours de Premium qu’il te restait, jusqu’au {{date}}.",
    after:
      "Premium ne se renouvelle pas et plus rien ne sera prélevé. Si tu veux continuer ensuite, les formules t’attendent sur la page Premium.",
    action: "Voir mon abonnement",
  },
  renews: {
    subject: "Ton abonnement annuel se renouvelle le {{date}}",
    preheader: "Ce que tu vas payer et comment arrêter.",
    body: "Ton abonnement premium se renouvelle le {{date}} : {{price}}.",
    after: "Pour continuer, rien à faire. Sinon, résilie avant cette date sur la page Premium : deux clics suffisent.",
    action: "Voir mon abonnement",
  },
};
