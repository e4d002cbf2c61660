import type { Phrases } from "../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Abonnement · Nakamatch",
  title: "Tu es premium !",
  text: "Ton pseudo brille déjà en doré, avec sa couronne.",
  waitingTitle: "Nous confirmons ton paiement",
  waiting: "Cela prend en général quelques secondes. Cette page se met à jour toute seule.",
  slow: "C’est plus long que d’habitude. Inutile de payer une deuxième fois : dès que le paiement est confirmé, tu seras premium. Nous te préviendrons par e-mail.",
  email: "Tu vas recevoir un e-mail de confirmation.",
  reference: "Référence du paiement",
  keep: "Garde-la : si tu écris à l’assistance, nous te la demanderons.",
  copy: "Copier la référence",
  copied: "Copiée",
  copyError: "Impossible de la copier. Sélectionne-la et copie-la à la main.",
  gives: "Ce que tu as maintenant",
  dashboard: "Découvrir des profils",
  chats: "Aller à mes discussions",
  contact: "Contact",
};
