// Types of the browser's Translator and Language Detector APIs, which TypeScript lacks.
interface Destroyable {
  destroy: () => void;
}
interface Detector extends Destroyable {
  /** Resolves to guesses, most likely first. */
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

/** Minimum confidence; very short texts have less. */
const SURE = 0.6;

/** Undefined if the browser lacks the APIs; then no button is shown. */
export function browserTranslator(): Apis | undefined {
  const found = globalThis as Partial<Apis>;
  return found.Translator && found.LanguageDetector ? (found as Apis) : undefined;
}

/**
 * Translates texts. Null for those already in the target language. Short texts count as in the language of all texts together.
 *
 * @throws the browser's error, for example for an unsupported language
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
