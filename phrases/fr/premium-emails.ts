import type { Phrases } from "../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Salut {{nickname}} !",
  why: "Tu reçois cet e-mail parce que le compte Nakamatch de {{email}} a ou a eu un abonnement premium.",
  contact: "Une question ? Écris-nous à {{contact}}.",
  prices: {
    mensual: "{{price}} par mois, taxes comprises",
    yearly: "{{price}} par an, taxes comprises",
  },
  subscribed: {
    subject: "Tu es premium sur Nakamatch",
    preheader: "Ta confirmation : ce que tu as acheté et comment le résilier.",
    body: "Merci ! Ton abonnement premium est actif : {{price}}. Ton pseudo brille déjà en doré, avec sa couronne.",
    after:
      "Le prochain prélèvement aura lieu le {{date}}. Tu peux résilier le renouvellement à tout moment sur la page Premium ; ce que tu as payé reste valable jusqu’à la fin de la période. Pendant 14 jours après l’achat, tu peux aussi te rétracter au même endroit, sans donner de raison, et nous te remboursons la totalité.",
    action: "Voir mon abonnement",
  },
  cancelled: {
    subject: "Tu as résilié le renouvellement de ton abonnement premium",
    preheader: "Tu restes premium jusqu’au {{date}}.",
    body: "Nous avons résilié le renouvellement de ton abonnement. Plus rien ne te sera prélevé.",
    after:
      "Tu restes premium jusqu’au {{date}}. Si tu changes d’avis d’ici là, tu peux le réactiver sur la page Premium.",
    action: "Voir mon abonnement",
  },
  unpaid: {
    subject: "Le paiement de ton abonnement premium a échoué",
    preheader: "Tu restes premium jusqu’au {{date}}.",
    body: "Nous n’avons pas pu prélever le renouvellement de ton abonnement ({{price}}). En général, la carte a expiré ou n’est pas assez approvisionnée.",
    after:
      "Tu peux le payer dès maintenant sur la page Premium, avec cette carte ou une autre. Sinon, nous réessaierons dans les prochains jours. Tu restes premium jusqu’au {{date}} ; si le paiement n’aboutit pas d’ici là, l’abonnement prend fin.",
    action: "Voir mon abonnement",
  },
  ended: {
    subject: "Ton abonnement premium a pris fin",
    preheader: "Plus rien ne te sera prélevé.",
    body: "Ton abonnement premium a pris fin et plus rien ne te sera prélevé. Le reste ne change pas : ton profil, tes matchs et tes discussions.",
    after: "Si tu veux revenir, les formules t’attendent sur la page Premium.",
    action: "Voir les formules",
  },
  withdrawn: {
    subject: "Ta rétractation est enregistrée",
    preheader: "Nous te remboursons la totalité.",
    body: "Nous avons bien reçu ta rétractation. L’abonnement a pris fin et nous te remboursons la totalité sur le moyen de paiement utilisé.",
    after: "Selon ta banque, il faut compter de 5 à 10 jours.",
    action: "Aller sur Premium",
  },
  restored: {
    subject: "Te revoilà premium",
    preheader: "Tu récupères les jours qu’il te restait.",
    body: "La question de ton paiement est réglée : tu récupères les jours de premium qu’il te restait, jusqu’au {{date}}.",
    after:
      "Rien ne sera renouvelé ni prélevé. Si tu veux continuer ensuite, les formules t’attendent sur la page Premium.",
    action: "Voir mon abonnement",
  },
  renews: {
    subject: "Ton abonnement annuel se renouvelle le {{date}}",
    preheader: "Ce que tu vas payer et comment le résilier.",
    body: "Ton abonnement premium se renouvelle le {{date}} : {{price}}.",
    after:
      "Si tu veux continuer, tu n’as rien à faire. Sinon, résilie le renouvellement avant cette date sur la page Premium : deux clics suffisent.",
    action: "Voir mon abonnement",
  },
};
