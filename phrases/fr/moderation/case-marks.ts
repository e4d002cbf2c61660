import type { Phrases } from "../../dictionary.ts";

export const caseMarks: Phrases["caseMarks"] = {
  names: {
    danger: "Quelqu’un est en danger",
    underage: "A peut-être moins de 18 ans",
    money: "Demande de l’argent",
    unsure: "Peut-être urgent",
  },
  by: {
    reporter: "D’après la personne qui a signalé",
    moderator: "Marqué par l’équipe de modération",
  },
  answer: "Réponse de la personne qui a signalé : {{answer}}",
  menu: "Marquer le cas",
  change: "Changer la marque",
  remove: "Retirer la marque",
  failed: "On n’a pas pu changer la marque",
  todo: "Que faire",
  signs: {
    danger: "Quelqu’un est peut-être en danger. {{source}}",
    underage: "Cette personne a peut-être moins de 18 ans. {{source}}",
    money: "Cette personne demande peut-être de l’argent. {{source}}",
  },
  sources: {
    reported: "Elle écrit : « {{text}} »",
    reporter: "La personne qui a signalé écrit : « {{text}} »",
    description: "Le signalement dit : « {{text}} »",
  },
  signsNote: "C’est une règle qui l’a trouvé, et elle peut se tromper. Lis et décide s’il faut marquer le cas.",
  set: "Marquer",
  steps: {
    danger: {
      serious: "Prends-le au sérieux, sans discuter de savoir si c’est vrai.",
      call: "Y a-t-il un lieu, une heure ou un nom, et est-ce maintenant ? Appelle les urgences (112 en Europe, 911 dans une grande partie de l’Amérique, 190 au Brésil) et lis-leur ce que tu as. La ville et le pays sont sur le profil. Note qui te répond et à quelle heure.",
      tell: "Appelle d’abord, préviens ensuite la personne qui gère Nakamatch. Pour sauver une vie, pas besoin de permission.",
      keep: "Laisse le cas ouvert. Ne bannis pas quelqu’un qui parle de suicide : il perdrait les gens à qui il parle, et nous, notre seul moyen de le joindre.",
      threat:
        "Des menaces contre quelqu’un d’autre : bannissement permanent pour « Contenu offensant », une fois que la police a ce qu’il lui faut.",
      write:
        "Note ce que tu savais, quand, et qui tu as appelé, mais pas dans les notes d’une décision : la personne peut les lire.",
    },
    underage: {
      look: "Regarde le profil et les preuves. Un visage jeune ne prouve rien ; un âge, une classe ou un parent qui écrit, oui.",
      sexual:
        "Y a-t-il quelque chose de sexuel avec cette personne ou d’elle ? Ne le copie pas, ne le transfère pas, ne le décris pas. Bannis pour toujours qui l’a envoyé et préviens aujourd’hui la personne qui gère Nakamatch.",
      clear:
        "Un signe clair : bannissement permanent pour « Autre », avec le fait dans les notes, par exemple : « âge : dit avoir 16 ans dans la discussion du 3 mai ».",
      ask: "Pas de signe clair : demande-lui son âge depuis le cas et attends la réponse. Ne pas répondre ne prouve rien : décide d’après ce que tu vois.",
      quiet: "N’en parle pas aux personnes qui ont discuté avec elle, sauf si la police le demande.",
    },
    money: {
      look: "Lis les preuves : qui demande quoi, et avec quelle histoire ? Regarde les indices et les autres signalements : la raconte-t-on à d’autres ?",
      paid: "Quelqu’un a payé ou donné un code ? Écris-lui tout de suite : appeler sa banque, garder les messages, aller à la police. Dans les premières heures, un paiement peut encore être bloqué.",
      clear:
        "Un placement, une carte cadeau, un code ou la même histoire pour plusieurs personnes : bannissement permanent pour « Spam ou contenu indésirable », ou pour « Usurpation d’identité » si les photos sont à quelqu’un d’autre.",
      doubt:
        "Une mauvaise passe ou un malentendu entre deux personnes qui se connaissent : avertissement. Ne décide pas qui doit quoi.",
      forced: "On dirait que quelqu’un l’oblige à demander ? Alors cette personne est en danger : change la marque.",
    },
    unsure: {
      look: "Lis le signalement et toutes les preuves, les messages plus anciens aussi.",
      choose:
        "Quelqu’un est en danger, a moins de 18 ans ou demande de l’argent ? Change la marque : tu verras les étapes.",
      none: "Rien de tout ça ? Retire la marque et décide ce cas comme les autres.",
    },
  },
};
