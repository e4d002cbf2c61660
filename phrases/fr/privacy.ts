import type { Phrases } from "../dictionary.ts";

export const privacy: Phrases["privacy"] = {
  meta: {
    title: "Confidentialité · Nakamatch",
    description:
      "Quelles données Nakamatch conserve, pourquoi, combien de temps, qui d’autre les voit et comment les récupérer ou les supprimer.",
  },
  title: "Confidentialité",
  lead: "Ce que nous savons de toi, à quoi ça sert et comment nous le faire oublier. Sans traqueurs, sans publicité et sans rien vendre à personne.",
  summary: {
    title: "En une minute",
    keep: "Nous gardons ce que tu mets sur ton profil, tes likes, tes discussions et le strict nécessaire pour que personne d’autre n’entre dans ton compte. Nous ne demandons jamais la position de ton appareil.",
    use: "Cela sert à te présenter des gens qui cherchent la même chose que toi et à garder ce lieu sûr. Sans publicité ni traqueurs.",
    seen: "Les autres voient ton profil, jamais ton e-mail, ta date de naissance ni où tu es. Personne de l’équipe ne lit tes discussions, sauf la fin d’une discussion signalée.",
    sold: "Nous ne vendons rien. Seuls interviennent les services nécessaires, comme Stripe pour Premium.",
    yours:
      "Dans les réglages, tu télécharges tes données ou supprimes ton compte. Ce qui reste, et jusqu’à quand\u202f: c’est plus bas.",
  },
  who: {
    title: "Qui est responsable de tes données",
    operator: "Responsable : {{name}}",
    address: "Adresse : {{address}}",
    text: "La personne qui gère ce site est responsable de tes données. Pour toute question à leur sujet, écris à :",
  },
  data: {
    title: "Ce que nous conservons, et pourquoi",
    account: {
      title: "Ton compte",
      text: "Ton adresse e-mail, ton mot de passe et ta langue. Le mot de passe est conservé sous une forme que même nous ne pouvons pas lire. L’adresse sert à te connecter, à confirmer qu’elle est à toi et à te prévenir de ce que tu dois savoir, jamais à la publicité. Si tu te connectes avec Google ou Discord, aussi l’identifiant de ton compte chez eux.",
    },
    profile: {
      title: "Ton profil et tes titres",
      text: "Nom, pseudo, date de naissance, genre, pays, ville, bio, langues, tes réponses à nos questions, ce que tu cherches et avec qui, les titres que tu aimes, ceux que tu poses sur ton étagère et où tu en es de chacun. Grâce à cela, nous te montrons aux personnes qui cherchent la même chose et nous calculons l’âge, la distance et la compatibilité. Nous ne demandons jamais à ton appareil où il se trouve. Si tu importes un fichier avec ta liste, il est lu sur ton appareil : seuls les titres nous parviennent, et où tu en es de ceux que tu ajoutes. Si tu la récupères par nom d’utilisateur, notre serveur la demande et ne garde ni le nom ni la liste. Une fois par nuit, nous calculons si tu étais en ligne au cours du dernier jour ou de la dernière semaine\u202f; les autres le lisent, sauf si tu le désactives dans les réglages.",
    },
    photo: {
      title: "Tes photos",
      text: "Les photos que tu envoies, six au plus, recadrées et sans données cachées comme le lieu ou l’appareil. Un programme de notre propre serveur peut retenir une photo qui semble explicite jusqu’à ce que l’équipe de modération la regarde ; elle ne quitte pas ce serveur pour cela.",
    },
    verification: {
      title: "Ton profil vérifié",
      text: "Si tu demandes le badge vérifié\u202f: le geste que nous te demandons, ta photo avec ce geste et depuis quand tu as le badge. Seule l’équipe de modération voit cette photo, et nous notons qui l’ouvre et quand. Aucun programme de reconnaissance faciale n’y touche.",
    },
    meetings: {
      title: "Likes, matchs, blocages, personnes masquées et recherches enregistrées",
      text: "À qui tu envoies un like, avec qui tu as un match et qui tu bloques, pour ouvrir la discussion quand le like est réciproque et pour que les personnes bloquées ne croisent plus ton chemin. Et aussi qui tu masques dans Découvrir, pour ne plus te montrer ces personnes\u202f: personne d’autre ne peut le voir. Et les recherches que tu enregistres, avec leur nom et leurs filtres, pour les relancer d’un geste et te dire dans le récap combien de nouvelles personnes correspondent\u202f; pour cela, nous notons aussi quand chaque personne confirme son e-mail. Et qui était dans ta sélection du jour, pour te proposer chaque jour d’autres personnes, ainsi que la distance maximale que tu choisis pour elles, et si elles doivent parler tes langues. Si tu ajoutes quelques mots à un like, aussi ces mots et ce dont ils parlent sur son profil\u202f; la personne qui reçoit le like les voit et, en cas de signalement ou d’indice, l’équipe de modération aussi.",
    },
    chats: {
      title: "Tes discussions",
      text: "Les messages, quand ils ont été envoyés et lus, avec quelle phrase et quand une discussion a pris fin, les réactions, et ta dernière connexion. Tu peux retirer un message pendant 10\u00a0minutes\u202f: ses mots n’apparaissent alors plus nulle part et ne sont gardés qu’en cas de signalement, mais un e-mail déjà envoyé reste tel quel. Vos sorties à deux : quoi, quand et où, et qui a accepté, annulé ou demandé une autre heure, et quand. Vous seuls le voyez, et la personne qui reçoit de l’un de vous un lien, qui montre aussi le pseudo, l’âge et la première photo de l’autre ; nous gardons quand il a été créé, combien de fois il a été ouvert et quand la personne qui l’a créé a dit que tout va bien. Après une annulation, une fin, une suspension ou un blocage par cette personne, il ne montre plus que le pseudo et la sortie ; après un blocage par la personne qui l’a créé, la photo et l’âge restent. Les fichiers d’agenda et les e-mails ne nomment pas l’autre personne. Des premiers messages et des mots des likes, nous gardons aussi un code qui ne permet pas de retrouver le texte, pour freiner les personnes qui envoient la même chose à tout le monde.",
    },
    afterPlans: {
      title: "Comment se sont passées tes sorties",
      text: "Ce que tu dis d’une sortie passée\u202f: que vous vous êtes vus, que ça ne s’est pas fait, que quelque chose n’allait pas, ou rien. Personne d’autre ne le voit, pas même l’autre personne\u202f; si tu la signales, ta réponse ne fait pas partie du signalement. Si vous dites tous les deux que vous vous êtes vus, nous gardons, avec ton compte, un code (hash) de vous deux que personne ne peut lire sans le secret de notre serveur. Il ne sert qu’à une chose\u202f: ton profil peut dire «\u202fA déjà rencontré des gens d’ici\u202f», si tu l’actives dans les réglages. Il n’est pas dans le téléchargement de tes données, car il dirait ce qu’une autre personne a répondu. Nous comptons aussi combien de sorties ont eu lieu et combien de fois les gens se sont vus, sans aucun nom.",
    },
    checkIns: {
      title: "Dire que tu es à la maison",
      text: "L’heure que tu choisis après une sortie, et ta réponse. De ta personne de confiance : son adresse e-mail et le nom sous lequel elle te connaît, seulement tant qu’on en a besoin ; personne ne voit l’adresse, ni toi ni ton archive ; le nom, seulement vous deux. Elle reçoit une question et, si tu ne réponds pas, un e-mail avec ce nom et l’heure ; rien sur l’autre personne ni sur la sortie. De chaque adresse nous gardons un code (un hachage) qui ne permet pas de la retrouver, pour ne pas demander trop souvent.",
    },
    going: {
      title: "Événements où tu vas",
      text: "Les événements où tu dis aller, depuis quand, qui peut le voir et si ce ne sont que des personnes vérifiées. Cela dit où tu seras : seulement le ou les jours et la ville de l’événement. Le voient les personnes qui y vont aussi et que tu vois, personne d’autre : celles qui ont un like de toi et tes matchs ou, si tu le choisis, toutes les personnes compatibles qui y vont, et seulement au bout de 24 heures. Pour les autres, il y a un nombre par événement, arrondi à la dizaine inférieure. Nous notons aussi quand tu as changé d’avis, pour que personne ne regarde en allant et venant.",
    },
    sessions: {
      title: "Tes appareils connectés",
      text: "Le navigateur et l’adresse IP de chaque connexion, et sa date : cela t’évite de te reconnecter à chaque visite et permet de déconnecter un appareil qui n’est pas le tien. Avec la vérification en deux étapes, aussi l’application ou le numéro de téléphone ; avec les clés d’accès, leur nom et leur dernière utilisation. Ton empreinte, ton visage et ton code ne quittent jamais ton appareil.",
    },
    reports: {
      title: "Signalements",
      text: "Qui signale qui, pourquoi, et la preuve de ce qu’on voyait à ce moment-là : le profil avec ses photos ou des messages de la discussion avec l’âge de la personne signalée (les 50 derniers, ses 50 derniers et celui qui est marqué, avec 25 de chaque côté), et les mots reçus avec un like. Aussi, si la personne y répond, si quelqu’un est peut-être en danger, a moins de 18 ans ou demande de l’argent. Et ce que l’équipe demande à la personne signalée, avec sa réponse. Seule l’équipe de modération la voit.",
    },
    moderation: {
      title: "Modération",
      text: "Les avertissements, suspensions et contestations, avec leurs motifs, et les indices automatiques pour la modération : mots de notre liste dans les noms, les bios, les réponses et les mots des likes, messages répétés et nouveaux comptes avec l’e-mail d’une personne suspendue. Pour ce dernier cas, nous gardons un code calculé à partir de l’e-mail, pas l’e-mail.",
    },
    premium: {
      title: "Premium",
      text: "Si tu as Premium : quelle formule, depuis quand, jusqu’à quand et le numéro de l’abonnement. Le numéro de ta carte ne passe pas par nous : la page Premium t’en montre la marque et les quatre derniers chiffres, lus chez Stripe à ce moment-là comme tes factures, et nous ne les conservons pas.",
    },
    alerts: {
      title: "Tes notifications et récaps",
      text: "Les notifications que tu veux, la fréquence du récap par e-mail et la date du dernier, tes heures calmes et ton fuseau horaire. Pour chaque navigateur où tu actives les notifications, aussi son adresse auprès du service de notifications et ce que nous y avons envoyé\u202f; tout cela s’efface quand tu te déconnectes, l’adresse dix minutes plus tard au plus, le temps de retirer ce que l’appareil affiche encore. Chaque récap contient un lien pour ne plus en recevoir.",
    },
    technical: {
      title: "La technique",
      text: "Pour que personne ne sature le service, nous comptons les requêtes par adresse IP, en mémoire et avec un code à la place de l’adresse. Le journal technique ne contient ni noms, ni e-mails, ni adresses IP, ni textes de personne.",
    },
  },
  bases: {
    title: "Pourquoi nous en avons le droit",
    intro:
      "La loi demande une raison pour chaque donnée. Voici les nôtres, selon le Règlement général sur la protection des données :",
    contract:
      "Le contrat avec toi (article 6.1.b) : compte, profil, photos, likes, discussions, appareils connectés et Premium. Sans cela, Nakamatch ne fonctionne pas.",
    consent:
      "Ton consentement (article 9.2.a) : les genres que tu cherches en amour peuvent révéler ton orientation. Tu les indiques parce que tu le veux, et tu peux changer quand tu veux en choisissant seulement l’amitié.",
    interest:
      "L’intérêt légitime (article 6.1.f) à ce que cet endroit soit sûr : signalements, preuves, modération, indices automatiques et limites contre les abus. Il porte aussi sur les e-mails qui t’annoncent ce qu’il y a de nouveau. Tu peux t’opposer aux deux ; les e-mails, tu les arrêtes d’un geste.",
    duty: "Une obligation légale (article 6.1.c) : t’expliquer chaque décision de modération, traiter ta contestation et répondre à la justice quand elle l’exige.",
  },
  times: {
    title: "Combien de temps",
    intro: "Ce qui fait partie de ton compte dure autant que ton compte. Pour le reste, voici les délais :",
    columns: { what: "Quoi", time: "Combien de temps" },
    unconfirmed: { what: "Comptes que personne ne confirme", time: "7\u00a0jours" },
    sessions: { what: "Connexions sans activité", time: "30\u00a0jours au plus" },
    links: {
      what: "Liens pour confirmer l’e-mail et pour changer le mot de passe",
      time: "24\u00a0heures pour les premiers, 1\u00a0heure pour les seconds",
    },
    addresses: { what: "Ton ancienne adresse e-mail, si tu en changes", time: "7\u00a0jours" },
    emails: { what: "E-mails que nous t’envoyons, une fois partis", time: "2\u00a0heures au plus" },
    jobs: { what: "Autres tâches internes, une fois terminées", time: "7\u00a0jours" },
    requests: { what: "Nombre d’e-mails et de codes que tu as demandés", time: "1\u00a0jour" },
    exports: { what: "Le fichier avec tes données", time: "1\u00a0jour" },
    devices: { what: "Le cookie qui reconnaît ton appareil, depuis ta dernière connexion", time: "400\u00a0jours" },
    identity: {
      what: "Inscription avec Google ou Discord qui n’est pas terminée",
      time: "1\u00a0heure, dans ton navigateur",
    },
    alerts: { what: "Les notifications que nous t’avons envoyées", time: "1\u00a0jour" },
    language: { what: "Cookie avec ta langue", time: "365\u00a0jours" },
    uploads: {
      what: "Photos remplacées ou retirées",
      time: "Invisibles aussitôt ; les copies dans d’autres navigateurs expirent après 1\u00a0heure",
    },
    firstMessages: {
      what: "Code qui nous fait reconnaître un premier message répété, et combien de likes avec un mot tu envoies",
      time: "24\u00a0heures, jusqu’au nettoyage quotidien",
    },
    dailyPeople: {
      what: "Les personnes de ta sélection du jour",
      time: "7\u00a0jours, jusqu’au nettoyage quotidien",
    },
    words: {
      what: "Les mots d’un like que tu as retiré ou qu’un blocage a fait disparaître, pour que la personne qui les a reçus puisse encore les signaler",
      time: "30\u00a0jours, jusqu’au nettoyage quotidien",
    },
    going: {
      what: "L’événement où tu vas",
      time: "Jusqu’à une semaine après sa fin, ou jusqu’à ce que tu dises ne plus y aller",
    },
    goingChanges: { what: "Le moment où tu as dit y aller ou changé qui le voit", time: "30\u00a0jours" },
    checkIns: { what: "L’heure à laquelle tu dis que tu es à la maison", time: "3 jours après" },
    trustedPeople: {
      what: "L’adresse e-mail de ta personne de confiance",
      time: "48 heures sans réponse ; sinon jusqu’à la fin de la sortie et de la demande : la sortie à son heure, la demande au plus 24 heures après l’heure prévue de son e-mail",
    },
    trustedMailboxes: {
      what: "Le code d’une adresse à qui nous avons posé la question",
      time: "30 jours ; si elle ne veut plus de questions, jusqu’à ce qu’on nous demande de l’effacer",
    },
    takenBack: {
      what: "Messages retirés, pour que la personne qui les a reçus puisse encore les signaler",
      time: "30\u00a0jours, jusqu’au nettoyage quotidien\u202f; tant qu’un signalement est ouvert, jusqu’à la décision, même si quelqu’un supprime son compte",
    },
    plans: {
      what: "Les sorties à deux, quoi qu’elles soient devenues",
      time: "30\u00a0jours après leur fin, jusqu’au nettoyage quotidien",
    },
    planLinks: {
      what: "Les liens vers une sortie, et le pseudo qu’ils montrent d’un compte supprimé",
      time: "12\u00a0heures après la sortie, ou quand tu désactives le lien",
    },
    afterPlans: {
      what: "Ce que tu dis d’une sortie passée, et le code (hash) de deux personnes qui se sont vues",
      time: "Ce que tu dis, 14\u00a0jours après la fin de la sortie, jusqu’au nettoyage quotidien\u202f; le code, jusqu’à ce que l’une des deux supprime son compte, puis jusqu’au nettoyage quotidien",
    },
    evidence: {
      what: "Preuves d’un signalement, même si quelqu’un supprime son compte",
      time: "1\u00a0an, et jusqu’à la décision\u202f; ensuite encore 6\u00a0mois, et jusqu’à notre réponse à ta contestation",
    },
    outcomes: { what: "Si nous avons pris une mesure après ton signalement", time: "1\u00a0an" },
    noteDrafts: {
      what: "Notes et réponses non envoyées de l’équipe de modération",
      time: "Jusqu’à la décision, 30 jours au plus",
    },
    gestures: {
      what: "La photo de ton geste, si personne ne décide avant et que tu ne la retires pas\u202f; ensuite, comment ta demande s’est terminée",
      time: "7\u00a0jours",
    },
    readings: { what: "Qui, dans l’équipe de modération, a vu la photo de ton geste, et quand", time: "1\u00a0an" },
    privateNotes: {
      what: "Ce que l’équipe de modération note à ton sujet ; tu le trouves dans le fichier de tes données",
      time: "1\u00a0an",
    },
    signals: { what: "Indices automatiques pour la modération, une fois clos", time: "1\u00a0an" },
    bannedEmail: {
      what: "Code calculé à partir de l’e-mail d’un compte suspendu, ou supprimé avec des signalements ouverts",
      time: "Jusqu’à 1\u00a0an après la suspension ; sans limite si elle est définitive ; sans suspension, jusqu’à la décision",
    },
    log: {
      what: "Registre des décisions de modération",
      time: "Sans limite, sous pseudonymes\u202f; avec le compte, nous effaçons le lien avec la personne",
    },
    backups: {
      what: "Sauvegardes",
      time: "Ce qui est supprimé en disparaît sous 90\u00a0jours\u202f; d’ici là, une liste sans noms évite qu’un compte supprimé revienne",
    },
  },
  others: {
    title: "Qui d’autre intervient",
    intro: "Nous ne vendons ni ne cédons tes données. Seuls interviennent\u202f:",
    members:
      "Les autres membres de Nakamatch, qui voient ton profil. Ils ne voient jamais ton e-mail, ta date de naissance ni l’endroit où tu es.",
    hosting:
      "Les serveurs que nous louons pour ce site\u202f: ils gardent la base de données et les photos et transmettent les nouveautés en direct. Ils stockent, sans rien utiliser.",
    mail: "Les services qui acheminent les e-mails et les SMS que nous t’envoyons.",
    providers:
      "Google ou Discord, si tu te connectes avec l’un d’eux. Ils apprennent que tu utilises Nakamatch ; ils nous donnent ton adresse e-mail, l’identifiant de ton compte chez eux et, pour Google, ton nom. Nous ne leur disons rien de ce que tu fais ici.",
    payment:
      "Stripe, qui encaisse les paiements Premium sur sa propre page. Il reçoit ton adresse e-mail, l’identifiant de ton compte ici et ce que tu écris en payant. Si tu supprimes ton compte, nous lui demandons d’effacer tes données.",
    push: "Le service de notifications de ton navigateur (de Google, Mozilla, Apple ou Microsoft), seulement si tu actives les notifications. Il les reçoit chiffrées et ne peut pas les lire.",
    flags:
      "flagcdn.com, d’où ton navigateur charge les drapeaux des pays. Il reçoit ton adresse IP et le drapeau demandé ; il ne sait pas depuis quelle page.",
    lists:
      "AniList ou MyAnimeList, si ce site le propose et que tu y récupères ta liste par nom d’utilisateur. Ils reçoivent ce nom de notre serveur, mais pas ton identité ni ton adresse IP ; nous ne lisons que ce qui est public et ne gardons pas le nom.",
    passwords:
      "Si ce site en utilise un, un service qui connaît les mots de passe divulgués : il reçoit cinq caractères d’un code calculé à partir de ton nouveau mot de passe, communs à beaucoup d’autres. Ni le mot de passe, ni ton identité.",
    translation:
      "Si ce site le permet, l’éditeur du navigateur dans lequel une personne de la modération fait traduire un signalement, une contestation ou ses preuves : le navigateur traduit en général sur l’appareil, mais il peut envoyer le texte à son éditeur.",
    law: "La police et les juges, si la loi nous y oblige.",
  },
  device: {
    title: "Sur ton appareil",
    cookie: {
      intro: "Nous n’utilisons que les cookies indispensables\u202f:",
      session:
        "Ceux de ta connexion t’évitent de te reconnecter. Les scripts de la page ne peuvent en lire qu’un, qui dit que quelqu’un est connecté.",
      device:
        "Un autre reconnaît cet appareil après une connexion, pour que les mots de passe erronés d’un inconnu ne te bloquent pas. Comme les premiers, il ne contient ni ton nom ni ton adresse e-mail.",
      language: "Un autre retient ta langue.",
      signUp:
        "À l’inscription, un autre reconnaît cet appareil pendant un jour, pour que tu entres dès que tu confirmes ton adresse e-mail.",
      provider:
        "À ta première connexion avec Google ou Discord, un autre garde, chiffré, ce qu’ils nous ont dit, jusqu’à la fin de l’inscription ou pendant une heure.",
    },
    storage:
      "Le navigateur garde ta langue, le thème et d’autres préférences. Jusqu’à ta déconnexion, aussi ton pseudo, ta photo, les messages pas encore envoyés et une bio pas encore enregistrée. Pendant un moment, il garde aussi l’adresse à laquelle nous venons d’écrire. Ce que tu écris en t’inscrivant, sans le mot de passe, reste dans l’onglet jusqu’à une demi-heure, au cas où tu le rechargerais.",
    nothing:
      "Il n’y a ni cookies de publicité ou de statistiques, ni scripts d’autres entreprises. C’est pourquoi tu ne verras pas de bandeau de cookies.",
  },
  machines: {
    title: "Ce que décide une machine",
    text: "Un programme calcule la compatibilité et l’ordre dans lequel tu vois les gens, à partir des titres et de la distance, et choisit ta sélection du jour en fonction des titres et par tirage au sort. Un programme peut aussi retenir une photo ou freiner un message répété. Rien d’autre : c’est toujours une personne qui décide des avertissements et des suspensions, avec des motifs écrits, et tu peux contester chaque décision une fois ; une autre personne la réexamine.",
  },
  rights: {
    title: "Tes droits",
    intro: "Il suffit de demander, sans avoir à dire pourquoi :",
    access:
      "Savoir ce que nous avons sur toi et le recevoir dans un fichier qui s’ouvre aussi avec d’autres programmes.",
    correct: "Le corriger : presque tout, toi-même, en modifiant ton profil.",
    erase:
      "Supprimer ton compte avec ton profil, tes photos, tes titres, tes likes, tes blocages et tes appareils connectés. Les messages que tu as envoyés restent dans la discussion des personnes qui les ont reçus, sans ton nom ; les signalements ouverts, eux aussi sans ton nom, jusqu’à une décision, et les preuves d’un signalement jusqu’à la fin de leur délai.",
    object: "T’opposer à un usage précis ou demander de le suspendre le temps d’y voir clair.",
    withdraw: "Retirer ton consentement quand tu veux, sans effet sur ce qui a eu lieu avant.",
    how: "Télécharge tes données et supprime ton compte dans les réglages ou, s’il est suspendu, en te connectant. Pour le reste, écris-nous depuis l’e-mail de ton compte : nous répondons en un mois au plus.",
    complain:
      "Si tu penses que nous ne faisons pas bien les choses, tu peux t’adresser à l’autorité de protection des données de ton pays.",
  },
  age: {
    title: "Réservé aux adultes",
    text: "Nakamatch est réservé aux personnes de 18\u00a0ans et plus. Nous ne voulons pas de données de mineurs\u202f: si nous découvrons qu’un compte est celui d’un mineur, nous le fermons.",
  },
  changes: {
    title: "Changements",
    text: "Quand Nakamatch change, cette page change aussi, et la date en haut.",
    terms: "Ce que les autres voient de toi et les règles de la maison sont dans les conditions d’utilisation.",
  },
};
