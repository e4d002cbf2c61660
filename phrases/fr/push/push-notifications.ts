import type { Phrases } from "../../dictionary.ts";

export const pushNotifications: Phrases["pushNotifications"] = {
  title: "Notifications push",
  text: "Pour ne rien rater quand tu n’es pas sur Nakamatch.",
  here: "Dans ce navigateur",
  hereHint: "Ton navigateur va te demander l’autorisation.",
  hereOff: "Ici, elles sont désactivées. Tes choix valent pour les navigateurs où tu les actives.",
  hereError: "Impossible de changer ce réglage. Réessaie dans un instant.",
  none: "Ce navigateur ne peut pas afficher de notifications. Sur iPhone et iPad, ajoute d’abord Nakamatch à l’écran d’accueil.",
  unanswered:
    "Ton navigateur n’a pas ta permission : tu as fermé sa question, ou il ne l’a pas posée. Réactive-les et choisis « Autoriser », ou autorise-les pour ce site dans les réglages du navigateur.",
  refused:
    "Tu as bloqué les notifications de Nakamatch dans ce navigateur. Autorise-les dans ses réglages, puis reviens ici.",
  brief: "Pas de notifications ici : cette connexion se termine quand tu fermes le navigateur.",
  messages: "Nouveaux messages",
  matches: "Nouveaux matchs",
  likes: "Nouveaux likes",
  likesHint: "Sans dire de qui.",
  cases: "Cas de modération",
  casesHint: "Sans dire de qui il s’agit. Une par heure au plus tant que personne ne regarde les cas.",
  showsText: "Afficher le texte des messages",
  showsTextHint: "Toute personne qui voit ton écran pourra le lire. On n’affiche jamais les spoilers.",
  quiet: "Heures calmes",
  quietHint: "Pendant ces heures, on te laisse tranquille (à ton heure locale).",
  zoneUnknown: "Ton navigateur n’indique pas ton fuseau horaire : c’est l’heure UTC qui compte.",
  from: "De",
  until: "À",
  sound: {
    title: "Son",
    text: "Un son bref quand un message arrive et que sa discussion n’est pas à l’écran. Seulement dans ce navigateur, quand Nakamatch est ouvert.",
    switch: "Son des messages",
  },
};
