/** Undefined if it is no URL. Chrome 119 and Safari 16 lack `URL.canParse`. */
export function readUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
