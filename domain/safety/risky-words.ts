/**
 * Regular expressions, by language, for requests and offers of money and for other messengers. They match whole
 * expressions in lower case without accents. Precision comes first: phrases common among fans are left out.
 */

const AMOUNT = "(?:\\d{3,}|\\d{1,3}[.,]\\d{3})";
const CURRENCY = "(?:€|\\$|£|usd|eur|euros?|dolares|dollars?|dollari|pesos|reais)";
const EACH = "(?:al|por|cada|a|per|every|pro|am|im|par|alla|ao|/) ?(?:la )?";
const PERIOD =
  "(?:hora|dia|semana|mes|hour|day|week|month|stunde|tag|woche|monat|heure|jour|semaine|mois|ora|giorno|settimana|mese)";

export const MONEY = [
  // Means of payment.
  ...["bitcoins?", "btc", "ethereum", "usdt", "cripto ?monedas?", "crypto ?currenc(?:y|ies)", "kryptowahrung(?:en)?"],
  ...[
    "crypto ?monnaies?",
    "criptovalut[ae]",
    "cripto ?moedas?",
    "(?:crypto|cripto|krypto)[ -]?trading",
    "binance",
    "forex",
  ],
  ...[
    "western union",
    "moneygram",
    "pay ?pal",
    "cash ?app",
    "venmo",
    "revolut",
    "bizum",
    "chave pix",
    "(?:manda|faz) um pix",
  ],
  ...["gift ?cards?", "tarjetas? (?:de )?regalo", "(?:geschenk|gutschein|guthaben)karten?", "cartes?[ -]cadeaux?"],
  ...["(?:carta|carte|buono|buoni) regalo", "cart(?:ao|oes)[ -](?:de )?presente", "vales?[ -]presente"],
  // Promises of money.
  ...["(?:gana|ganar|ganas|ganes|consigue) (?:mucho )?dinero", "dinero (?:facil|rapido)", "ingresos pasivos"],
  ...["oportunidad de (?:negocio|inversion)", "(?:make|making|earn|earning) (?:easy |quick |good |real )?money"],
  ...["(?:easy|quick|fast) (?:money|cash)", "passive income", "(?:investment|business) opportunity"],
  ...["(?:viel |schnell |leicht |online )?geld (?:zu )?verdienen", "(?:schnelles|leichtes) geld", "passives einkommen"],
  ...["gagner? (?:de l'|d'|beaucoup d')argent", "argent (?:facile|rapide)", "revenus? passifs?"],
  ...["guadagna(?:re|ndo)? (?:soldi|denaro)", "soldi facili", "reddito passivo"],
  ...["ganh(?:a|ar|ando|e) (?:muito )?dinheiro", "dinheiro facil", "renda (?:extra|passiva)"],
  ...["sugar ?(?:dadd(?:y|ies)|mommy|mummy|mama|bab(?:y|ies))"],
  `[$€£] ?${AMOUNT} ?${EACH}${PERIOD}`,
  `${AMOUNT} ?${CURRENCY} ?${EACH}${PERIOD}`,
  // Requests for money.
  ...["(?:enviame|mandame|prestame|transfiereme) (?:algo de |un poco de |el )?(?:dinero|plata|pasta)"],
  ...["(?:send|lend|loan|wire) me (?:some |the |a little )?(?:money|cash)"],
  ...["(?:schick|uberweis|leih)e? mir (?:bitte )?(?:etwas |ein bisschen )?geld"],
  ...["(?:envoie|prete|donne)[ -]moi (?:un peu )?(?:de l'|d')argent"],
  ...["(?:mandami|prestami|inviami|dammi) (?:un po' di |dei )?(?:soldi|denaro)"],
  ...["me (?:manda|mande|empresta|empreste|envia|envie) (?:um |algum )?(?:pouco de )?dinheiro"],
  `(?:enviame|mandame|prestame|transfiereme|send me|lend me|envoie[ -]moi|mandami|prestami|me manda) \\d+ ?${CURRENCY}`,
];

/** Risky wherever mentioned. */
export const MESSENGERS = [
  ...[
    "whats ?ap+s?",
    "wa(?:ts|tz|s)ap+s?",
    "guasap+",
    "zap ?zap",
    "(?:meu|seu|teu) zap",
    "telegram",
    "wechat",
    "viber",
  ],
  ...["snapchat", "only ?fans"],
];

/** Ambiguous names: risky only in an invitation. */
const SERVICE = "(?:line|signal|kik|ig|insta(?:gram)?|snap|skype|facebook|fb|messenger|tik ?tok|hangouts)";
const HANDLE = "[a-z0-9][a-z0-9._-]{2,}";

/** Invitations to another messenger. */
export const INVITATIONS = [
  `(?:line|kik|skype|signal)[ -]?id ?(?:is|es|ist|est|e)? ?[:=]? ?@?${HANDLE}`,
  `(?:insta(?:gram)?|ig|snap|kik|skype) ?[:=] ?@?${HANDLE}`,
  `${SERVICE} ?@${HANDLE}`,
  "(?:my|mi|mein|mon|mio|meu) (?:line|kik|ig|insta(?:gram)?|snap|skype|tik ?tok) (?:id )?(?:is|es|ist|est|e)",
  `(?:add|text|message|dm|write|contact|hit|find|follow|call) me (?:up )?(?:on|at|via|over) (?:my )?${SERVICE}`,
  `(?:agrega|anade|escribe|habla|contacta|busca|sigue|llama)me (?:a|al|en|por) (?:mi )?${SERVICE}`,
  `(?:schreib|kontaktiere?|such|finde?|folge?|ruf)e? (?:mir|mich) (?:bitte )?(?:auf|bei|uber|per) ${SERVICE}`,
  `(?:ajoute|ecris|contacte|suis|trouve|appelle)[ -]moi (?:sur|par|via) (?:mon )?${SERVICE}`,
  `(?:aggiungi|scrivi|contatta|segui|cerca|chiama)mi (?:su|via|per|sul mio) ${SERVICE}`,
  `me (?:adicion[ae]|cham[ae]|escrev[ea]|seg(?:ue|a)|siga|procur[ae]) (?:no|na|pelo|pela) (?:meu )?${SERVICE}`,
];
