import type { Phrases } from "../../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Abonnement · Nakamatch",
  title: "Tu es premium !",
  text: "Ton pseudo brille déjà en doré, avec sa couronne.",
  waitingTitle: "On confirme ton paiement",
  waiting: "En général, ça prend quelques secondes. Cette page se met à jour toute seule.",
  slow: "C’est plus long que d’habitude. Pas besoin de payer à nouveau : dès que le paiement sera confirmé, tu passeras premium. On te prévient par e-mail.",
  email: "Tu vas recevoir un e-mail de confirmation.",
  reference: "Référence du paiement",
  keep: "Garde-la : si tu nous écris, on te la demandera.",
  copy: "Copier la référence",
  copied: "Copiée",
  copyError: "Impossible de la copier. Sélectionne-la et copie-la à la main.",
  gives: "Ce que tu as maintenant",
  dashboard: "Découvrir des profils",
  chats: "Aller à mes discussions",
  contact: "Contact",
};
