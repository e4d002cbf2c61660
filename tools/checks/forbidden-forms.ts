import type { Check } from "./check.ts";

type Form = readonly [RegExp, instead: string];

/** Forbidden forms by language, with the glossary's word (`phrases/README.md`). */
const FORMS: Record<string, readonly Form[]> = {
  es: [
    [/\breclamaci(?:ón|ones)\b/i, "apelación, apelar"],
    [/huella criptográfica|\bhash\b/i, "código del que nadie puede recuperar …"],
    [/\bintroduce\b/i, "escribe"],
    [/\bexpir(?:a|ó|ar|ado)\b/i, "caducar"],
    [/\bno se (?:han podido|ha podido)\b/i, "no hemos podido"],
    [/\bqueda[n]? anulad[oa]s?\b/i, "hemos anulado"],
    [/\bse han? (?:quitado|eliminado|añadido|creado|vinculado|desvinculado|cerrado|iniciado)\b/i, "alguien ha, hemos"],
    [/(?<!\p{L})(?:os|vosotr[oa]s|vuestr[oa]s?|\p{L}+(?:áis|éis)|ustedes|usted)(?!\p{L})/iu, "tú, o sin sujeto"],
    [/\ben vigor\b/i, "activo; ya no se aplica"],
    [/\bsegund[oa] (?:factor|verificación)\b/i, "verificación en dos pasos"],
    [/\bavisos? (?:push|automáticos?)\b/i, "notificación push; señal automática"],
    [/(?<!\p{L})pasi(?:ón|ones)(?!\p{L})/iu, "gustos, títulos"],
    [/formato para programas/i, "JSON"],
    [/\bnadie\b.*\bencaj/i, "tu gente aún no ha llegado"],
  ],
  en: [
    [/\bcouldn’t be\b/i, "we couldn’t …"],
    [/\bsessions?\b/i, "device, login, logged in"],
    [/\bnetwork address/i, "IP address"],
    [/\bfingerprint of\b/i, "scrambled code (a hash)"],
    [/\baccount number\b/i, "account ID"],
    [/\bno longer like\b/i, "taken back your like"],
    [/\binterest (?:added|removed)\b|\{\{count\}\} interests?\b/i, "title"],
    [/\bsummar(?:y|ies)\b/i, "email updates"],
    [/\bautomatic hints?\b/i, "automatic flag"],
    [/\bnobody (?:in|fits|has liked)\b/i, "there’s nobody to show you right now"],
    [/\baccess denied\b/i, "this chat is closed, for moderators only"],
    [/\b(?:users?|measures?)\b/i, "person, people; action"],
    [/\bin force\b/i, "still applies"],
    [
      /favourite|recognis|behaviour|kilometre|\bfilms?\b|\bcentre\b|\bcancell(?:ed|ing)\b|\bcolour|catalogue/i,
      "American English",
    ],
  ],
  de: [
    [/\bSitzung(?:en)?\b/i, "Gerät, Anmeldung, angemeldet"],
    [
      /konnten? (?:.* )?nicht (?:.* )?\p{L}+ werden(?!\p{L})|ließe?n? sich nicht|fehlgeschlagen/iu,
      "wir konnten … nicht …",
    ],
    [/(?<!\p{L})(?:gelikt|likst|likt)(?!\p{L})|zurücklik/iu, "ein Like geben, löschen, erwidern"],
    [/stattge(?:ge)?b/i, "annehmen, recht geben"],
    [/meldende Person/i, "wer gemeldet hat"],
    [/präferenz/i, "wen du suchst, möchte kennenlernen"],
    [/Interesse (?:hinzugefügt|entfernt)|\{\{count\}\} Interessen?\b|gemeinsame\w* Interesse/i, "Titel"],
    [/zusammenfassung/i, "Neuigkeiten per E-Mail"],
    [/passt niemand zu dir|erfüllt all deine/i, "ist gerade niemand dabei"],
    [/einen Fingerabdruck|Fingerabdruck (?:der|erster|anstelle)/i, "Prüfsumme"],
    [/Kontonummer|Nutzer-ID|maschinenlesbar/i, "Kennung deines Kontos, Profil"],
    [/Verlängerung (?:ist )?(?:kündig|gekündigt|reaktivier)/i, "Abo kündigen, Kündigung zurücknehmen"],
    [/inklusive Steuern|Zahlung (?:wird )?(?:geöffnet|öffnen)/i, "inkl. MwSt., Weiter zur Bezahlseite"],
    [/mitteilung/i, "Benachrichtigung"],
  ],
  fr: [
    [/(?<!\p{L})saisi(?:s|ssez)(?!\p{L})/iu, "entre, tape, choisis"],
    [/n’(?:a|ont) pas pu être|n’a pas abouti/i, "on n’a pas pu …, impossible de …"],
    [/\bsessions?\b/i, "appareil connecté, connexion"],
    [/\bpassions? (?:ajoutée|retirée|en commun|recherchée)|(?:seule|cette|une|ta|tes|\}\}) passions?\b/i, "titre"],
    [
      /adresse réseau|numéro de (?:ton )?compte|identifiant d’utilisateur/i,
      "adresse IP, identifiant de compte, ce profil",
    ],
    [/empreinte (?:numérique|cryptographique|des|de l’e-mail)/i, "un code calculé à partir de"],
    [/(?<!\p{L})lik(?:é(?:e|s|es)?|es? (?:plus )?\{\{)(?!\p{L})|tu likes/iu, "envoyer, retirer un like à"],
    [/\bplans?\b/i, "sortie"],
    [/ne te correspond/i, "il n’y a encore personne pour toi"],
    [/(?<!\p{L})résumés?(?!\p{L})/iu, "récap"],
    [/\bsignaux\b|\balertes?\b/i, "indice"],
    [/résili\p{L}* le renouvellement|renouvellement (?:résilié|réactivé)/iu, "résilier l’abonnement"],
    [/exerc\p{L}+ (?:ton|le) droit de rétractation|ouvrir le paiement/iu, "te rétracter, la page de paiement"],
    [/second facteur|en vigueur/i, "vérification en deux étapes; actif"],
    [/\bveuillez\b|\bcliquez\b|\bvotre (?:compte|profil|adresse|mot de passe)\b/i, "tu"],
  ],
  it: [
    [/non è stato possibile/i, "non siamo riusciti a …"],
    [/(?<!nome )\butent[ei]\b/i, "persona, account"],
    [
      /\belement[oi]\b|(?:unica|questa|una|la|altre|\}\}) passion[ei]\b|passion[ei] (?:aggiunt|rimoss|tolt|in comune)/i,
      "titolo",
    ],
    [/\bsession[ei]\b/i, "dispositivo connesso, accesso"],
    [/effettuat[oaie]\b/i, "fatto"],
    [/fa al caso tuo/i, "non c’è ancora nessuno per te"],
    [/like messi|vi siete messi/i, "like inviati, vi piacete"],
    [/\bhai? receduto\b|recesso registrato/i, "abbonamento annullato"],
    [/\briepilogh?[oi]\b/i, "novità via e-mail"],
    [/\b(?:il|i|un|nessun|quei) segnal[ei]\b|avvis[oi] automatic[oi]/i, "indizio"],
    [/impronta crittografica/i, "un codice ricavato da"],
    [/provvediment[oi]|in vigore/i, "misura; vale ancora"],
    [/\bche cos(?:a\b|’)/i, "cosa, cos’è"],
    [/(?<!\{\{)\bemail\b|['“”]/i, "e-mail, ’, « »"],
  ],
  pt: [
    [/\brecursos?\b|\brecorr(?:a|e|er|eu|ido)\b/i, "contestação, contestar"],
    [/(?<!\p{L})gostos?(?!\p{L})/iu, "interesses, título"],
    [/não foi possível/i, "não conseguimos"],
    [/\bhash\b/i, "código que não permite recuperar …"],
    [/(?<!nome de )\busuári[oa]s?\b/i, "pessoa, conta"],
    [/sessão iniciada/i, "na sua conta"],
    [/\bgames\b/i, "videogames"],
    [/\bretribui/i, "dar like de volta"],
    [/gosta de você/i, "deu like em você"],
    [/\bagradecemos\b/i, "valeu, seu aviso ajuda"],
    [/\b(?:foi|foram) anulad/i, "anulamos"],
    [/\bsegund[oa] (?:fator|verificação)\b/i, "verificação em duas etapas"],
    [/\bavisos? automáticos?\b/i, "sinal automático"],
    [/formato para programas/i, "JSON"],
    [/ninguém\b.*\bcombina/i, "sua turma ainda não chegou"],
  ],
};

const FILE = /^phrases\/(\w\w)\/.+\.ts$/;

/** Key of synonyms for searches, which may have forbidden forms. */
const SEARCHED = "words";

/** One word per thing, without officialese and technical terms. */
export const forbiddenForms: Check = {
  name: "forbidden forms in phrases",
  run(repository) {
    return repository.files.flatMap((path) => {
      const forms = FORMS[FILE.exec(path)?.[1] ?? ""] ?? [];
      return textsIn(repository.read(path)).flatMap((text) =>
        forms.filter(([form]) => form.test(text)).map(([, instead]) => `${path}: “${text}”, better: ${instead}`),
      );
    });
  },
};

function textsIn(source: string): string[] {
  return [...source.matchAll(/(\w+):\s*"((?:[^"\\]|\\.)*)"/g)].flatMap(([, key, text]) =>
    key === SEARCHED ? [] : [text ?? ""],
  );
}
