import type { Phrases } from "../../dictionary.ts";

export const verificationEmails: Phrases["verificationEmails"] = {
  greeting: "Salut {{nickname}}\u202f!",
  approved: {
    subject: "Ton profil est vérifié",
    preheader: "Ton profil a maintenant le badge.",
    body: "On a comparé ton geste avec ta première photo\u202f: c’est bien toi. Ton profil a maintenant le badge. Si tu changes ta première photo, le badge part avec l’ancienne.",
    action: "Voir mon profil",
  },
  rejected: {
    subject: "On n’a pas pu vérifier ton profil",
    preheader: "Tu peux réessayer.",
    reasons: {
      no_gesture: "Sur ta photo, on ne voit pas le geste qu’on t’a demandé.",
      other_person: "On ne voit pas la même personne sur la photo du geste et sur ta première photo.",
      unclear: "On distingue mal la photo de ton geste\u202f: elle est peut-être sombre ou floue.",
    },
    next: "Ce n’est pas grave, et personne d’autre ne le sait. Réessaie quand tu veux, avec une bonne lumière et le visage entier.",
    action: "Réessayer",
  },
  expired: {
    subject: "On n’a pas eu le temps de vérifier ton profil",
    preheader: "Tu peux réessayer.",
    body: "Sept jours ont passé et personne n’a pu comparer ton geste avec ta première photo. C’est notre faute\u202f: ça ne compte pas comme un essai.",
  },
  erased: "On a déjà supprimé la photo de ton geste.",
  why: "On t’écrit à {{email}} parce que tu as demandé le badge vérifié.",
};
