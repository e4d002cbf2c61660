/** Tells the server which language its texts and emails take. `<html lang>` follows the interface (see `i18n.ts`). */
export function languageHeader(): Record<string, string> {
  return { "x-language": document.documentElement.lang || "es" };
}
