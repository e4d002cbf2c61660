import type { Phrases } from "../../dictionary.ts";

export const checkInEmails: Phrases["checkInEmails"] = {
  greeting: "Bonjour {{nickname}} !",
  trustedGreeting: "Bonjour !",
  invitation: {
    subject: "{{letters}} demande si nous pouvons t’écrire",
    text: "{{letters}} utilise Nakamatch et voudrait que nous t’écrivions s’il n’y a pas de réponse à une heure choisie d’avance.",
    promise: "Si tu dis oui, tu recevras un seul e-mail au plus, et seulement si {{letters}} n’a pas répondu.",
    until: "Tu peux répondre jusqu’au {{when}}. Sans réponse, nous effaçons ton adresse.",
    action: "Répondre",
    after: "Tu ne connais personne de ce nom ? Choisis « Plus jamais », et nous ne t’écrirons plus.",
    why: "Cet e-mail est arrivé à {{email}} parce qu’une personne qui utilise Nakamatch nous a donné ton adresse.",
  },
  reminder: {
    subject: "Es-tu à la maison ?",
    text: "Tu voulais que nous te posions la question : {{when}}. Es-tu à la maison ?",
    told: "Si tu ne réponds pas avant cette heure, nous écrirons à ta personne de confiance : {{until}}.",
    nobody: "Personne n’a accepté d’être ta personne de confiance : personne ne sera prévenu.",
    action: "Répondre",
    why: "Cet e-mail est arrivé à {{email}} parce que tu as choisi une heure pour dire que tu es à la maison. Il arrive toujours aussi par e-mail.",
  },
  alarm: {
    subject: "{{letters}} n’a pas répondu",
    text: "{{letters}} ne nous a pas répondu depuis cette heure : {{when}}. Nous devions alors apprendre que tout va bien.",
    ask: "Appelle {{letters}} maintenant. Sans réponse, demande à quelqu’un de proche d’aller voir. Si tu penses qu’il y a un danger, appelle les urgences.",
    link: "Voir où allait {{letters}} et avec qui (le lien qu’on t’a laissé)",
    action: "Voir s’il y a une réponse",
    why: "Cet e-mail est arrivé à {{email}} parce que tu as dit que nous pouvions t’écrire dans ce cas. Il n’y en aura pas d’autre.",
  },
  undelivered: {
    subject: "Nous n’avons pas pu écrire à ta personne de confiance",
    text: "Son serveur a refusé notre e-mail : personne n’a été prévenu. Son adresse est effacée.",
    isTriedOn:
      "Son serveur refuse notre e-mail : personne n’a encore été prévenu. Nous réessayons pendant un jour, sauf si tu réponds.",
    action: "Ouvrir Nakamatch",
    why: "Cet e-mail est arrivé à {{email}} parce que tu as choisi une heure pour dire que tu es à la maison.",
  },
  emergency: "Ce n’est pas un service d’urgence. En cas de danger, appelle le {{numbers}}.",
  emergencyLocal: "Ce n’est pas un service d’urgence. En cas de danger, appelle le numéro d’urgence local.",
  pages: {
    maker: {
      title: "Es-tu à la maison ?",
      text: "Tu voulais que nous te posions la question : {{when}}.",
      home: "Je suis à la maison",
      end: "Arrêter",
      isHome: "C’est noté : tu es à la maison. Personne ne sera prévenu.",
      isEnded: "C’est arrêté. Personne ne sera prévenu.",
      wasTold: "Nous avions déjà écrit à ta personne de confiance. Dis-lui que tu vas bien.",
      isOver: "C’est terminé.",
    },
    trusted: {
      title: "{{letters}} demande si nous pouvons t’écrire",
      yes: "Oui",
      no: "Non",
      never: "Plus jamais",
      isYes:
        "Merci. Nous t’écrirons seulement si {{letters}} ne répond pas\u202f: dans ce cas, pas avant\u202f: {{when}}. Tu peux changer d’avis ici.",
      isNo: "D’accord. Ton adresse est effacée.",
      isNever: "D’accord. Ton adresse est effacée, et nous ne t’écrirons plus.",
      again: "Regarder à nouveau",
      hasAnswered: "{{letters}} a répondu : {{when}}.",
      isOver: "Cette demande est terminée.",
    },
    invalid: {
      title: "Ce lien ne fonctionne pas",
      text: "Ouvre le lien entier de l’e-mail.",
    },
    busy: {
      title: "Trop d’essais",
      text: "Attends une minute et réessaie.",
    },
  },
};
