import type { Phrases } from "../../dictionary.ts";

export const checkIns: Phrases["checkIns"] = {
  text: "À l’heure que tu choisis, nous te demandons par e-mail et par notification si tu es à la maison. Sans réponse au bout de {{minutes}} minutes, nous écrivons à ta personne de confiance.",
  emergency: "Ce n’est pas un service d’urgence. En cas de danger, appelle le {{numbers}}.",
  emergencyLocal: "Ce n’est pas un service d’urgence. En cas de danger, appelle le numéro d’urgence local.",
  name: "«\u202fJe suis à la maison\u202f»",
  question: "Es-tu à la maison\u202f?",
  form: {
    email: "E-mail de ta personne de confiance",
    emailHint:
      "Nous lui demandons maintenant\u202f; tant qu’elle n’a pas dit oui, personne n’est prévenu. Si elle ne veut plus d’invitations ou en a trop reçu, rien ne lui parvient.",
    letters: "Le nom qu’elle lira",
    lettersHint:
      "Elle ne lit rien de la sortie ni de l’autre personne, sauf ton lien\u202f: seulement ce nom, que tu utilises Nakamatch et depuis quand tu ne réponds pas.",
    otherEmail: "E-mail d’une autre personne de confiance",
    stays: {
      asked:
        "Nous avons déjà écrit à ta personne de confiance\u202f: si tu changes l’heure, la question reste valable.",
      confirmed:
        "Ta personne de confiance a accepté et le reste\u202f: si tu changes l’heure, inutile de lui redemander.",
    },
    submit: "Enregistrer",
  },
  hour: {
    waiting: "Nous te poserons la question\u202f: {{time}}",
    come: "C’est l’heure\u202f: {{time}}",
    due: "Nous t’avons posé la question\u202f: {{time}}",
    told: "Pas de réponse de toi depuis\u202f: {{time}}",
  },
  trusted: {
    none: "Tu n’as choisi personne\u202f: si tu ne réponds pas, personne ne sera prévenu.",
    asked: "Ta personne de confiance n’a pas encore accepté. D’ici là, personne ne sera prévenu.",
    confirmed: "Ta personne de confiance a accepté. Si tu ne réponds pas, nous lui écrivons\u202f: {{time}}",
    declined: "Ta personne de confiance a refusé\u202f: personne ne sera prévenu.",
    unanswered: "Personne n’a accepté à temps\u202f: personne ne sera prévenu.",
    undeliverable: "Son serveur de messagerie a refusé notre e-mail\u202f: personne ne sera prévenu.",
  },
  told: "Nous avons écrit à ta personne de confiance\u202f: {{time}}",
  reminderLate:
    "Notre e-mail pour toi n’est pas encore parti. D’ici là, personne ne sera prévenu\u202f; si tu ne réponds pas ensuite, nous écrirons à ta personne de confiance {{minutes}} minutes plus tard.",
  triedOn:
    "Le serveur de messagerie de ta personne de confiance refuse notre e-mail\u202f: personne n’a encore été prévenu. Si tu ne réponds pas, nous réessayons pendant un jour.",
  home: "Je suis à la maison",
  end: "Arrêter",
  change: "Changer l’heure ou la personne",
  changeHour: "Changer l’heure",
  of: "Sortie avec {{name}}\u202f: {{time}}",
  ofPlan: "Ta sortie\u202f: {{time}}",
  keep: {
    question: "La sortie est annulée. Garder «\u202fJe suis à la maison\u202f»\u202f?",
    goesOn: "Si tu ne dis rien, il reste, et nous te demandons si tu es à la maison\u202f: {{time}}.",
    told: "Si tu ne réponds pas alors, nous écrivons à ta personne de confiance\u202f: {{time}}.",
    asked: "Ta personne de confiance n’a pas encore accepté.",
    nobody: "Personne ne serait prévenu.",
    yes: "Le garder",
  },
  done: {
    home: "C’est noté\u202f: tu es à la maison",
    end: "C’est arrêté",
    keep: "Le rappel continue",
    hour: "L’heure a changé",
    stays: "Ta personne de confiance reste la même\u202f: elle a déjà accepté.",
    sameName: "Tu as déjà posé la question à cette personne sous le nom {{letters}}\u202f: ce nom reste.",
    nobody: "Personne ne sera prévenu pour cette sortie.",
    wasTold: "Nous avions déjà écrit à ta personne de confiance. Dis-lui que tu vas bien.",
  },
  own: {
    title: "Tes rappels «\u202fJe suis à la maison\u202f»",
    text: "Ils restent après un blocage ou une annulation\u202f: il n’y a que toi qui peux les arrêter.",
  },
  problems: {
    noHour: "Choisis un jour et une heure.",
    past: "Cette heure est déjà passée.",
    beforePlan: "Pas avant le début de la sortie.",
    tooFar: "Au plus tard {{max}} heures après la sortie.",
    email: "Entre un e-mail valide, comme nom@exemple.com",
    letters: "Un nom de {{max}} lettres au plus, d’un seul alphabet et sans gros mots.",
  },
};
