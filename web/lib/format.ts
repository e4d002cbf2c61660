import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { writtenDate } from "@nakamatch/phrases/text";

/** Constructing formatters is expensive. */
const formatters = new Map<string, unknown>();

function kept<Options extends object, Formatter>(
  make: new (locale: string, options: Options) => Formatter,
  locale: string,
  options: Options,
  zone = "",
): Formatter {
  const key = `${make.name} ${locale} ${zone} ${JSON.stringify(options)}`;
  const known = formatters.get(key) as Formatter | undefined;
  if (known) return known;
  const made = new make(locale, options);
  formatters.set(key, made);
  return made;
}

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // The time zone changes on travel, but not in a formatter. Reading its name takes as long as a formatter.
  const year = new Date().getFullYear();
  const zone = [0, 6].map((month) => new Date(year, month).getTimezoneOffset()).join();
  return kept(Intl.DateTimeFormat, locale, options, zone);
}

const dates =
  (options: Intl.DateTimeFormatOptions) =>
  (instant: string | Date, language: Language, timeZone?: string): string => {
    const format = dateFormat(DATE_LOCALES[language], timeZone === undefined ? options : { ...options, timeZone });
    return writtenDate(format.format(new Date(instant)), language);
  };

/** In words and the reader's time zone (I18N-12, OPEN-91), or another one. */
export const formatDateTime = dates({ dateStyle: "long", timeStyle: "short" });
/** For dense lists. */
export const formatShortDateTime = dates({ dateStyle: "short", timeStyle: "short" });
export const formatDate = dates({ dateStyle: "long" });
export const formatTime = dates({ timeStyle: "short" });

/** For signs in lists: "sáb, 18:00"; further than six days away with the date. */
export function signTime(instant: string, now: Date, language: Language): string {
  const at = new Date(instant);
  const isNear = Math.abs(at.getTime() - now.getTime()) < 6 * 24 * 60 * 60_000;
  const day = isNear ? ({ weekday: "short" } as const) : ({ day: "numeric", month: "short" } as const);
  return dates({ ...day, hour: "numeric", minute: "2-digit" })(at, language);
}

/** Time left in whole hours, or minutes below one: "in 7 hours". `now` in milliseconds. */
export function formatTimeLeft(until: string, language: Language, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(until) - now) / 60_000));
  const format = kept(Intl.RelativeTimeFormat, DATE_LOCALES[language], { numeric: "always" as const });
  return minutes < 60 ? format.format(minutes, "minute") : format.format(Math.round(minutes / 60), "hour");
}

/** Localized, integer by default. */
export function formatNumber(value: number, language: Language, { decimals = 0 } = {}): string {
  return kept(Intl.NumberFormat, DATE_LOCALES[language], { maximumFractionDigits: decimals }).format(value);
}

/** Formats amounts of a currency, such as `eur`. */
export function priceFormat(locale: string, currency: string): Intl.NumberFormat {
  return kept(Intl.NumberFormat, locale, { style: "currency" as const, currency: currency.toUpperCase() });
}

/** Localized percent; takes 87, not 0.87. */
export function formatPercent(percent: number, language: string): string {
  return kept(Intl.NumberFormat, language, { style: "percent" as const }).format(Math.round(percent) / 100);
}

const BYTES = [
  { unit: "gigabyte", size: 1e9, decimals: 1 },
  { unit: "megabyte", size: 1e6, decimals: 1 },
  { unit: "kilobyte", size: 1e3, decimals: 0 },
] as const;

/** In the largest unit that fits, at least one kilobyte. */
export function formatBytes(bytes: number, language: Language): string {
  const { unit, size, decimals } = BYTES.find((each) => bytes >= each.size) ?? BYTES[2];
  const options = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: decimals } as const;
  return kept(Intl.NumberFormat, DATE_LOCALES[language], options).format(Math.max(1, bytes / size));
}

export function formatList(items: readonly string[], language: Language): string {
  return kept(Intl.ListFormat, DATE_LOCALES[language], { type: "conjunction" as const }).format(items);
}

/** Begins with a capital, unless in a text. */
export function languageName(code: string, language: Language, { inText = false } = {}): string {
  const name = kept(Intl.DisplayNames, language, { type: "language" as const }).of(code) ?? code;
  return inText ? name : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Undefined if the browser does not know the code. */
export function countryName(code: string, language: string): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(code)) return undefined;
  const names = kept(Intl.DisplayNames, language, { type: "region" as const, fallback: "none" as const });
  return names.of(code.toUpperCase());
}
