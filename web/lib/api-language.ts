/** The language for the server's texts and emails: `<html lang>` follows the interface (see `i18n.ts`). */
export function languageHeader(): Record<string, string> {
  return { "x-language": document.documentElement.lang || "es" };
}
