import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Réglages · Nakamatch",
  title: "Réglages",
  back: "Tous les réglages",
  search: {
    label: "Chercher dans les réglages",
    none: "Aucun réglage avec « {{query}} ».",
    found_one: "{{count}} résultat",
    found_other: "{{count}} résultats",
  },
  groups: { account: "Ton compte", app: "Cette appli", people: "Les autres", data: "Tes données" },
  parts: {
    account: {
      title: "Compte",
      holds: "Pseudo, e-mail, profil et Premium",
      words: "utilisateur email courriel adresse nom photo bio abonnement payer",
    },
    access: {
      title: "Connexion et sécurité",
      holds: "Mot de passe, clés d’accès, deux étapes",
      words:
        "passkey 2fa facteur double code application téléphone sms vérification google discord empreinte se connecter",
    },
    sessions: {
      title: "Appareils connectés",
      holds: "Où Nakamatch est ouvert",
      words: "sessions téléphone ordinateur navigateur se déconnecter déconnexion",
    },
    appearance: {
      title: "Langue et thème",
      holds: "Dans quelle langue, avec quelles couleurs",
      words: "sombre clair nuit mode apparence traduction español english français italiano deutsch português",
    },
    notifications: {
      title: "Notifications",
      holds: "Push, heures calmes, récap par e-mail",
      words: "alertes e-mails nouveautés résumé ne pas déranger nuit",
    },
    filter: {
      title: "Filtre de mots",
      holds: "Masque les gros mots que tu écris",
      words: "censure insultes grossièretés discussion messages",
    },
    name: {
      title: "Ton nom",
      holds: "Ce que les autres en lisent",
      words: "prénom nom de famille vrai pseudo vie privée confidentialité profil cacher masquer afficher qui voit",
    },
    activity: {
      title: "Activité récente",
      holds: "Si les autres lisent que tu étais en ligne",
      words: "dernière connexion en ligne statut présence cacher masquer vie privée quand",
    },
    metPeople: {
      title: "Des gens d’ici",
      holds: "Si ton profil dit que tu as rencontré des gens",
      words: "rencontrer rencontres sortie sorties confiance profil vie privée",
    },
    pause: {
      title: "Pause",
      holds: "Disparaître de Découvrir un moment",
      words: "pause repos cacher masquer invisible désactiver profil vacances",
    },
    words: {
      title: "Likes avec un mot",
      holds: "Recevoir un mot avec un like",
      words: "message commentaire note recevoir signaler retirés blocage",
    },
    today: {
      title: "Ta sélection de chaque jour",
      holds: "À quelle distance et dans quelles langues",
      words: "aujourd’hui six quotidien près loin distance kilomètres km langue découvrir",
    },
    hidden: {
      title: "Personnes masquées",
      holds: "Celles que tu ne veux pas voir dans Découvrir",
      words: "masquer pas pour moi afficher",
    },
    blocked: {
      title: "Personnes bloquées",
      holds: "Celles qui ne te voient pas et ne t’écrivent pas",
      words: "bloquer débloquer utilisateurs",
    },
    decisions: {
      title: "Décisions sur ton compte",
      holds: "Avertissements, motifs et contestations",
      words: "modération suspension bannissement contester",
    },
    data: {
      title: "Mes données",
      holds: "Télécharge tout ce qu’on garde sur toi",
      words: "exporter copie fichier archive zip rgpd confidentialité",
    },
    deletion: { title: "Supprimer le compte", holds: "Pour toujours", words: "effacer fermer quitter résilier" },
  },
  account: {
    email: "Adresse e-mail",
    nickname: "Pseudo",
    profile: "Modifier mon profil",
    premium: "Premium et paiements",
  },
  password: {
    title: "Mot de passe",
    text: "Si tu le changes, tes autres appareils seront déconnectés et on te préviendra par e-mail.",
    open: "Changer le mot de passe",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    save: "Enregistrer le mot de passe",
    doneTitle: "Mot de passe modifié",
    doneText: "Tes autres appareils sont déconnectés.",
    currentRequired: "Entre ton mot de passe actuel.",
    set: {
      text: "Tu te connectes sans mot de passe. Si tu en choisis un, tu pourras aussi te connecter avec ton adresse e-mail.",
      open: "Choisir un mot de passe",
      prove: "Avant de choisir un mot de passe, confirme que c’est bien toi.",
      doneTitle: "Mot de passe enregistré",
      doneText: "Désormais, tu peux aussi te connecter avec ton adresse e-mail et ce mot de passe.",
    },
  },
  providers: {
    title: "Autres façons de se connecter",
    text: "Ces comptes permettent aussi de se connecter à Nakamatch.",
    unlink: "Dissocier",
    unlinkTitle: "Dissocier {{provider}} ?",
    unlinkText: "Ensuite, tu ne pourras plus te connecter avec {{provider}}.",
    done: "{{provider}} est dissocié",
  },
  activity: {
    text: "Les cartes et les profils disent si une personne était en ligne au cours du dernier jour ou de la dernière semaine. Le calcul se fait une fois par nuit\u202f: personne ne lit rien de plus, et aucun ordre n’en dépend.",
    switch: "Montrer que j’étais en ligne",
    hint: "Si tu le désactives, tu ne le lis pas non plus chez les autres. Dans les discussions, tu vois toujours qui est là.",
  },
  metPeople: {
    text: "Ton profil peut dire «\u202fA déjà rencontré des gens d’ici\u202f»\u202f: un oui, sans nombre ni nom. Il faut que deux personnes différentes disent, comme toi, après une sortie, que vous vous êtes vus.",
    switch: "Montrer que j’ai rencontré des gens",
    hint: "Calculé une fois par nuit. Nous ne disons à personne quand cela commence, pas même à toi.",
  },
  appearance: {
    text: "Le thème ne change que dans ce navigateur. Nos e-mails suivent la langue que tu choisis.",
  },
  hidden: {
    text: "Si quelqu’un n’est pas pour toi, masque cette personne depuis sa carte ou son profil. Personne n’en saura rien, et tu peux l’afficher de nouveau ici.",
    empty: "Tu n’as masqué personne",
    showName: "Afficher de nouveau {{name}}",
    failed: "Impossible d’ouvrir la liste. Réessaie dans un instant.",
  },
  data: {
    text: "Un fichier avec tout ce qu’on garde sur toi\u202f: une page à lire et les mêmes données en JSON, pour d’autres programmes.",
    request: "Préparer le fichier",
    building: "On prépare le fichier. On t’écrira quand il sera prêt.",
    progress: "En préparation",
    ready: "Le fichier est prêt\u202f: tu peux le télécharger.",
    download: "Télécharger ({{size}})",
    until: "On le supprimera le {{date}}.",
    again: "En préparer un autre",
    failed: "On n’a pas réussi à préparer le fichier. Réessaie.",
  },
  deletion: {
    text: "Ton profil et ce qui va avec disparaissent pour toujours. On te demandera confirmation avant.",
  },
};
