import type { Censorship } from "@nakamatch/domain/safety/censorship";

/**
 * Masks listed words if the filter is on (CENSOR-07..10). Rejects if the lists fail to load, so that nothing leaves
 * unmasked.
 */
export async function censorMessage(
  text: string,
  { enabled, languages, replacementChar }: Censorship,
): Promise<string> {
  if (!enabled) return text;
  const { messageMask } = await import("./message-mask.ts");
  return messageMask(languages)(text, replacementChar);
}

/** Prefetches the lists. Never rejects: sending retries. */
export async function prepareCensorship(): Promise<void> {
  await import("./message-mask.ts").catch(() => {});
}
