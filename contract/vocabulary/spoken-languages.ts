/** ISO 639-1 codes. The place is the number in the ranking and in SQL (`language_bits`): new ones go to the end. */
export const SPOKEN_LANGUAGES = [
  ...(["ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "eu", "fa", "fi", "fr"] as const),
  ...(["gl", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "lv", "ms", "nl", "no", "pl"] as const),
  ...(["pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tl", "tr", "uk", "ur", "vi", "zh"] as const),
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** Per person. */
export const SPOKEN_LANGUAGES_MAX = 5;
