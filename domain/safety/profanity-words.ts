/** Missing in the library, mostly spellings without accents. */
export const SUPPLEMENT = [
  ...["cabron", "cabrona", "cono", "gilipollas", "gilipolla", "hijoputa", "hijodeputa", "pendejo", "pendeja", "zorra"],
  ...["imbecil", "maricon", "marica", "puto", "putos"],
  ...["scheisse", "scheiss", "hurensohn", "arschloecher", "nutte", "scheisskerl"],
  ...["encule", "enculer", "salaud", "connasse", "batard", "enfoire", "niquer", "pede"],
  ...["porcodio", "porco dio"],
  ...["foda", "foder", "viado", "arrombado", "cuzao", "punheta"],
  ...["hitler", "rapist"],
];

/**
 * Harmless words that the library lists, mostly mistranslations ("no" and "gay" in Portuguese, "sega" and "regina"
 * in Italian).
 */
export const HARMLESS = [
  ...["aus", "bestia", "bestial", "bigotes", "bolas", "brida", "bum", "cabra", "cox", "dedo", "dedos"],
  ...["dink", "dinks", "enojada", "entendido", "fanny", "fusibles", "gallos", "grasa", "homo", "hueso"],
  ...["kno", "kummer", "lujuria", "negro", "negros", "nueces", "perro", "pispa", "pron", "recto", "sh"],
  ...["spac", "temblando", "titular", "tornillo", "transexual", "wang", "willies", "willy", "bagnarsi"],
  ...["balle", "battere", "biga", "brinca", "cadavere", "casci", "cozza", "fava", "ingoio", "mona", "monta"],
  ...["montare", "nave scuola", "patacca", "pesce", "pistolotto", "pompa", "porco", "quaglia", "regina"],
  ...["sbattere", "sega", "spagnola", "tirare", "topa", "vacca", "vangare", "zio cantante", "ausleger"],
  ...["buhn", "dord", "eier", "esel", "fehler", "felgen", "flansch", "flat", "geil", "geschlecht", "glocke"],
  ...["hintern", "hor", "huhn", "hunde", "knochen", "knospen", "kokos", "lust", "lustig", "metzger", "mist"],
  ...["pfoten", "phantasievoll", "samen", "scherben", "schlitten", "schrauben", "splitter", "stiche"],
  ...["wahnsinn", "ziegen", "balls", "bloody", "flange", "pawn", "screwing", "arnaque", "attaque", "bandes"],
  ...["bouchons", "boucliers", "boules", "bouton", "boutons", "bride", "caprins", "chine", "cliquetis"],
  ...["clocher", "coq", "coqs", "culotte", "des gangs", "doux", "farcis", "feu", "feuillage", "fusils"],
  ...["gras", "gros plan", "jante", "lancer", "les", "les briques", "lustre", "luxure", "maquereau", "nut"],
  ...["osseux", "ouvrage", "peaux", "pic", "pipe", "pipes", "pique", "pomme", "pour", "pousse", "sabots"],
  ...["sanglant", "sciages", "seigneur", "sein", "signalisation", "souris", "sur gage", "tablier", "thorax"],
  ...["titre", "transexuelle", "tuyau", "vissage", "walies", "a tremer", "amendoim", "amigos", "arrumos"],
  ...["bar", "boa noite", "boa sorte", "bolo", "bordas", "brilhante", "brilho", "broche", "broches"],
  ...["cabras", "carpinteiro", "claire", "colheitadeira", "cortina", "dl", "duquesa", "eu sei", "fantoche"],
  ...["fany", "gay", "jogos de vestir", "julgo", "lustrando", "mais", "no", "nozes", "o que fazer"],
  ...["o que foi", "o que se passa", "os pretos", "osso", "parafusos", "pateta", "paus", "pauzinho", "pias"],
  ...["por favor", "preto", "pretos", "puxa", "puxas", "raios", "retirada", "sangrento", "t", "tudo bem"],
  ...["turva", "vamos", "caliente", "corrida", "duche", "lusting", "mamas", "shank", "snatch", "sunk"],
  // With accents, for names and bios.
  ...["caído", "cibernético", "colibrí", "cuñada", "cuñas", "maldición", "peón"],
  ...[
    "ânes",
    "bête",
    "boutonné",
    "croûte",
    "décollage",
    "détecteur",
    "duché",
    "en colère",
    "évier",
    "éviers",
    "excité",
  ],
  ...["infesté", "maître", "mégots", "ouvrés", "pâte", "purée"],
  ...[
    "botão",
    "cãozinho",
    "cláudia",
    "clérigos",
    "com licença",
    "cúmplices",
    "cúpula",
    "de verão",
    "galão",
    "imposição",
  ],
  ...["incômodo", "júnior", "laboratório", "maldição", "miúda", "miúdo", "não", "não sei", "não te metas", "o que é"],
  ...["o que é isso", "o que é que se passa", "o quê", "pão", "titã", "titãs", "via satélite"],
  ...["bälle", "hündchen", "knüppel", "kümmel", "nüsse", "verzögert"],
];

/** The library bans these; spelled with digits they stay banned. */
export const NAMES = [
  "butt",
  "cumming",
  "dick",
  "fux",
  "gaylord",
  "hoar",
  "hoare",
  "kock",
  "mussa",
  "padulo",
  "pippa",
  "tit",
];

/** Harmless expressions with banned words. */
export const HARMLESS_EXPRESSIONS = [
  ...["cul de sac", "cum laude", "de troia", "di troia", "en retard", "maine coon", "van dyke"],
];

/** Banned with digits read as letters. */
export const NUMBERED_NAMES = [
  "ana1",
  "ana13",
  "as5",
  "bit3",
  "god3",
  "god35",
  "pal13",
  "pen3",
  "pol14",
  "pol145",
  "sen05",
  "titti3",
  "titti35",
];
