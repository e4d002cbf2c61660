import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** Frequent short words and letters of a language, folded to lower case; not those that romanized Japanese uses. */
const SIGNS: { [language in Language]: { words: ReadonlySet<string>; letters: RegExp } } = {
  es: { words: wordsOf("el los las la de del y en un una con al por para sin"), letters: /[ñ¿¡]/u },
  en: { words: wordsOf("the of and in on a an with for from my"), letters: /$^/u },
  fr: { words: wordsOf("le les la de des du et en un une au aux dans sur pour l d"), letters: /[êœèû]/u },
  it: { words: wordsOf("il lo la gli le di del della dei delle e un una in nel con l d"), letters: /[ìò]/u },
  de: { words: wordsOf("der die das dem den des und ein eine im ins von vom zur zum mit"), letters: /[äöüß]/u },
  pt: { words: wordsOf("o os as a de do da dos das e em um uma com"), letters: /[ãõ]/u },
};

/**
 * How well an alias suits a reader: 2 in their own language, 1 in English or with signs of no language (as originals have),
 * 0 in another language, going by its words and letters.
 */
export function suits(alias: string, language: Language): 0 | 1 | 2 {
  const text = alias.toLowerCase().normalize("NFC");
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const signsOf = (each: Language) =>
    words.filter((word) => SIGNS[each].words.has(word)).length + (SIGNS[each].letters.test(text) ? 1 : 0);
  const own = signsOf(language);
  const others = (Object.keys(SIGNS) as Language[]).filter((each) => each !== language);
  const most = Math.max(...others.map(signsOf));
  if (own > 0 && own >= most) return 2;
  return most === 0 || signsOf("en") === most ? 1 : 0;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
