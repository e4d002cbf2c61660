/** The part of the browsers' Translator and Language Detector APIs that is used; TypeScript has no types for it yet. */
interface Destroyable {
  destroy: () => void;
}
interface Detector extends Destroyable {
  /** Likeliest first. */
  detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>;
}
interface Translator extends Destroyable {
  translate: (text: string) => Promise<string>;
}
interface Apis {
  LanguageDetector: { create: () => Promise<Detector> };
  Translator: {
    create: (languages: { sourceLanguage: string; targetLanguage: string }) => Promise<Translator>;
  };
}

/** Less is a guess, as for a text of two words. */
const SURE = 0.6;

/** Undefined where the browser has none; then it has no button either. */
export function browserTranslator(): Apis | undefined {
  const found = globalThis as Partial<Apis>;
  return found.Translator && found.LanguageDetector ? (found as Apis) : undefined;
}

/**
 * Null for a text that is in the language already. A short one counts as in the language of all.
 *
 * @throws what the browser throws, such as for a language it does not know
 */
export async function translateTexts(apis: Apis, texts: string[], targetLanguage: string): Promise<(string | null)[]> {
  const detector = await apis.LanguageDetector.create();
  const translators = new Map<string, Translator>();
  const languageOf = async (text: string) => {
    const [likeliest] = await detector.detect(text);
    return likeliest ?? { detectedLanguage: "und", confidence: 0 };
  };
  try {
    const common = await languageOf(texts.join("\n"));
    const translated: (string | null)[] = [];
    for (const text of texts) {
      const own = await languageOf(text);
      const { detectedLanguage: sourceLanguage } = own.confidence < SURE ? common : own;
      if (sourceLanguage.split("-")[0] === targetLanguage) {
        translated.push(null);
        continue;
      }
      const translator =
        translators.get(sourceLanguage) ?? (await apis.Translator.create({ sourceLanguage, targetLanguage }));
      translators.set(sourceLanguage, translator);
      translated.push(await translator.translate(text));
    }
    return translated;
  } finally {
    for (const each of [detector, ...translators.values()]) each.destroy();
  }
}
