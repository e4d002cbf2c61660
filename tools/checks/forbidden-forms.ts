import type { Check } from "./check.ts";

type Form = readonly [RegExp, instead: string];

/** By language: what members should not read, and the word of the glossary in `phrases/README.md`. */
const FORMS: Record<string, readonly Form[]> = {
  es: [
    [/\breclamaci(?:ón|ones)\b/i, "apelación, apelar"],
    [/huella criptográfica|\bhash\b/i, "código del que nadie puede recuperar …"],
    [/\bintroduce\b/i, "escribe"],
    [/\bexpir(?:a|ó|ar|ado)\b/i, "caducar"],
    [/\bno se (?:han podido|ha podido)\b/i, "no hemos podido"],
    [/\bqueda[n]? anulad[oa]s?\b/i, "hemos anulado"],
    [/\bse han? (?:quitado|eliminado|añadido|creado|vinculado|desvinculado|cerrado|iniciado)\b/i, "alguien ha, hemos"],
    [/\b(?:vosotr[oa]s|vuestr[oa]s?|\p{L}+(?:áis|éis)|ustedes|usted)(?!\p{L})/iu, "tú, o sin sujeto"],
    [/\ben vigor\b/i, "activo; ya no se aplica"],
    [/\bsegund[oa] (?:factor|verificación)\b/i, "verificación en dos pasos"],
    [/\bavisos? (?:push|automáticos?)\b/i, "notificación push; señal automática"],
    [/(?<!\p{L})pasi(?:ón|ones)(?!\p{L})/iu, "gustos, títulos"],
    [/formato para programas/i, "JSON"],
    [/\bnadie\b.*\bencaj/i, "tu gente aún no ha llegado"],
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

/** Synonyms that people search for. */
const SEARCHED = "words";

/** One word per thing, and none of an office or a server. */
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
