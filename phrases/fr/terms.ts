import type { Phrases } from "../dictionary.ts";

export const terms: Phrases["terms"] = {
  meta: {
    title: "Conditions et sécurité · Nakamatch",
    description:
      "Les règles de Nakamatch, comment se rencontrer en toute sécurité et ce que nous faisons de chaque signalement.",
  },
  title: "Conditions d’utilisation",
  lead: "Ce que tu peux attendre de Nakamatch et ce que Nakamatch attend de toi. Sans petits caractères.",
  service: {
    title: "Ce qu’est Nakamatch",
    what: "Un endroit pour trouver l’amitié ou l’amour quand on aime l’anime, le manga, les jeux vidéo, les séries ou le cinéma. Nous te montrons des personnes qui cherchent la même chose que toi. Si le like est réciproque, vous pouvez discuter.",
    compatibility:
      "La compatibilité compare les titres que chaque personne a choisis, et rien d’autre. Nous utilisons ta ville pour calculer la distance.",
    free: "Nakamatch est gratuit. Seul Premium est payant, et il ne change que l’apparence de ton pseudo et la priorité en cas d’égalité.",
    premium: {
      renewal:
        "Premium est un abonnement qui se renouvelle chaque mois ou chaque année, selon la formule, au prix que tu vois avant de payer, toutes taxes comprises.",
      notice: "Nous t’écrivons 14 jours avant un renouvellement annuel.",
      cancel:
        "Tu peux le résilier quand tu veux sur la page Premium, en deux clics\u202f: ce que tu as payé reste valable jusqu’à la fin de la période.",
      withdraw:
        "Dans les 14 jours après l’achat, tu peux te rétracter au même endroit, sans donner de raison\u202f: nous te remboursons tout, sur le même moyen de paiement.",
      unpaid:
        "Si nous ne pouvons pas prélever un renouvellement, Premium continue 7 jours de plus pendant que nous réessayons.",
    },
  },
  account: {
    title: "Ton compte",
    age: "Il faut avoir 18\u00a0ans ou plus. Si nous apprenons qu’une personne est mineure, nous fermons son compte.",
    truth:
      "Une personne, un compte, des informations vraies. Tu inventes ton pseudo et ta photo peut être un dessin, mais jamais le visage de quelqu’un d’autre.",
    confirm:
      "Avant ta première connexion, tu confirmes ton adresse e-mail. Si personne ne confirme un compte, nous le supprimons au bout d’une semaine.",
    password:
      "Ton mot de passe n’est qu’à toi : nous ne te le demanderons jamais, ni par e-mail ni dans une discussion.",
    leave:
      "Si tu veux partir, supprime ton compte dans les réglages : ton profil, tes photos, tes titres et tes likes disparaissent avec lui. Les messages que tu as envoyés restent dans la discussion des personnes qui les ont reçus, sans ton nom.",
  },
  privacy: {
    title: "Ce que les autres voient de toi",
    seen: "Les autres membres de Nakamatch voient ton profil : nom, pseudo, âge, pays, ville, genre, ce que tu cherches et qui, ta bio, tes réponses, tes photos et ton badge si tu l’as, tes titres, ton étagère, où tu en es de chaque titre et le nombre de kilomètres entre vos deux villes.",
    hidden:
      "Personne ne voit ton e-mail, ta date de naissance ni où tu te trouves : nous ne connaissons que la ville que tu choisis.",
    photo:
      "Nous retirons de tes photos les données cachées, comme le lieu ou l’appareil. Leur adresse est impossible à deviner, mais qui la possède peut ouvrir la photo tant que tu n’en changes pas.",
    chats:
      "Personne dans l’équipe ne lit tes discussions. Si quelqu’un en signale une, et seulement alors, nous enregistrons ses derniers messages, et seule l’équipe de modération les voit.",
    yours: "Ce que tu écris et publies reste à toi. Tu nous permets de l’afficher dans Nakamatch, et rien de plus.",
  },
  conduct: {
    title: "Ce qui n’a pas sa place ici",
    intro:
      "La règle courte : traite les autres comme tu aimerais qu’on te traite dans un premier message. La longue, c’est-à-dire ce que nous n’acceptons pas :",
    harassment: "Harceler, menacer, insulter ou insister après un non.",
    hate: "La haine liée à l’origine, au genre, à l’orientation, à la religion, au physique ou au handicap.",
    explicit:
      "La nudité, le sexe explicite ou la violence dans les photos et les profils, ou envoyés à qui ne les a pas demandés.",
    minors: "Tout contenu sexuel impliquant des mineurs, même dessiné. Nous le remettons à la police.",
    impersonation: "Se faire passer pour quelqu’un d’autre ou s’inventer une vie pour tromper.",
    money: "Demander de l’argent, vendre, faire de la publicité ou envoyer le même message à tout le monde.",
    evasion: "Revenir avec un autre compte pendant une suspension.",
    limits:
      "Contre le spam, les likes et les messages ont des limites automatiques. Si tu en atteins une, nous te disons quand tu peux continuer.",
  },
  safety: {
    title: "Espace sécurité",
    intro: "Comment se rencontrer sans risque, ce qui se passe après un signalement et où trouver de l’aide.",
    meet: {
      title: "Avant et pendant la rencontre",
      talk: "Discute un moment ici avant de donner ton numéro ou un autre contact. Une personne bien intentionnée n’est pas pressée.",
      video:
        "Fais un appel vidéo avant le premier rendez-vous : en cinq minutes, tu sais si c’est la personne de la photo.",
      public: "La première fois, de jour et là où il y a du monde : un café, une librairie de BD, une convention.",
      tell: "Dis à quelqu’un de confiance avec qui tu as rendez-vous, où et jusqu’à quand. Partage ta position avec cette personne.",
      way: "Viens et repars par tes propres moyens, avec un téléphone chargé.",
      leave: "Garde ton verre à l’œil. Si quelque chose cloche, pars : tu ne dois d’explications à personne.",
      money:
        "N’envoie ni argent, ni cartes cadeaux, ni codes, ni pièces d’identité, même si l’histoire est triste ou urgente.",
      images:
        "N’envoie pas de photos intimes à quelqu’un que tu ne connais pas. En cas de chantage : ne paie pas, garde les preuves et signale-le.",
    },
    report: {
      title: "Ce qui se passe après un signalement",
      seal: "Au même moment, nous enregistrons la preuve : le profil avec ses photos ou les messages utiles de la discussion (les derniers, et celui que tu marques avec ceux qui l’entourent). Plus personne ne peut la changer, même en modifiant son profil ou en supprimant son compte.",
      keep: "Seule l’équipe de modération voit la preuve. Nous l’effaçons au bout d’un an, jamais avant la décision ni tant qu’une contestation en a besoin.",
      quiet: "Nous ne disons pas à l’autre personne qui a envoyé le signalement.",
      human:
        "C’est toujours une personne qui décide. Les filtres automatiques peuvent retenir une photo ou bloquer un message répété, mais ils ne suspendent personne.",
      outcome:
        "Un signalement peut rester sans suite, mener à un avertissement ou à une suspension d’un jour, d’une semaine, d’un mois ou pour toujours.",
      answer:
        "Nous te prévenons quand nous avons examiné ton signalement. Ce que nous décidons pour l’autre personne, nous ne le racontons pas.",
      again:
        "Dans « Décisions », tu vois si nous avons pris une mesure. Sinon, tu peux demander une fois que quelqu’un d’autre de l’équipe examine ton signalement.",
      block: "Pas besoin d’attendre\u202f: bloquer agit tout de suite, et personne ne le saura.",
    },
    help: {
      title: "Si tu as besoin d’aide",
      danger:
        "En cas de danger immédiat, appelle les secours : 112 en Europe, 911 dans une grande partie de l’Amérique, 190 au Brésil, ou le numéro de ton pays.",
      lines:
        "Presque tous les pays ont des lignes gratuites et confidentielles contre les violences, pour la prévention du suicide et pour les jeunes. Cherche « ligne d’écoute » et le nom de ton pays : au bout du fil, quelqu’un sait écouter.",
      police:
        "Les menaces, les agressions, le chantage et les arnaques sont des infractions : porte plainte aussi. Si la justice nous demande les preuves, nous les lui remettons.",
      us: "Pour tout le reste, nous sommes là :",
    },
  },
  decisions: {
    title: "Avertissements, suspensions et contestations",
    statement:
      "Si nous décidons quelque chose à ton sujet, nous te disons dans ta langue quelle règle est en cause, sur quoi nous nous fondons, si un programme est intervenu et comment contester. Tu le lis à l’écran (à la connexion, s’il s’agit d’une suspension) et par e-mail.",
    warning: "Un avertissement, tu le lis, tu le confirmes et tu continues. Il ne t’enlève rien.",
    ban: "Pendant une suspension, tu ne peux pas te connecter et personne ne voit ton profil. Elle prend fin d’elle-même à la date indiquée.",
    appeal:
      "Tu peux contester chaque décision une fois, même sans pouvoir te connecter. Une autre personne de la modération l’examine. Si tu as raison, tout redevient comme avant.",
    log: "Chaque décision entre dans un registre que personne ne peut modifier sans que cela se voie. Il contient des pseudonymes au lieu de noms\u202f; quand quelqu’un supprime son compte, nous effaçons aussi le lien avec la personne.",
  },
  limits: {
    title: "Ce que nous ne pouvons pas promettre",
    identity:
      "Nous ne vérifions ni l’identité ni le passé de personne : nous savons que l’e-mail existe, et guère plus. C’est pourquoi les conseils ci-dessus comptent.",
    people:
      "Nous fournissons les outils et la modération, mais chaque personne répond de ce qu’elle fait, ici comme dehors.",
    service:
      "Nous prenons soin du service, mais nous ne pouvons pas promettre qu’il ne tombe jamais en panne. Ni que tu trouves l’amour de ta vie, même si nous te le souhaitons.",
    law: "Rien de tout cela ne t’enlève les droits que te donne la loi de ton pays.",
  },
  changes: {
    title: "Changements et contact",
    date: "Si nous changeons ces conditions, la date ci-dessus change. Si tu n’es plus d’accord, tu peux supprimer ton compte dans les réglages.",
    write: "Des questions, des reproches, des idées ? Écris-nous :",
  },
  transparency: {
    title: "Transparence",
    intro:
      "Combien de décisions nous prenons chaque année, pour quel motif et ce qui s’est passé ensuite. Les chiffres viennent du même registre que personne ne peut modifier sans que cela se voie.",
    few: "En dessous de {{count}}, nous ne donnons pas le chiffre exact, pour que personne ne soit reconnaissable.",
    empty: "Il n’y a encore aucune décision à compter.",
    error: "Impossible de charger les chiffres.",
    year: "Décisions en {{year}}",
    columns: { decision: "Décision", outcome: "Ce qui s’est passé ensuite", count: "Nombre" },
    actions: {
      warning: "Avertissement",
      ban: "Suspension",
      dismissal: "Signalements sans suite",
      photo_rejected: "Photo refusée",
    },
    outcomes: {
      stands: "Non contestée",
      lifted: "Levée avant terme",
      upheld: "Contestée et confirmée",
      reversed: "Contestée et annulée",
    },
    fewer: "moins de {{count}}",
  },
};
