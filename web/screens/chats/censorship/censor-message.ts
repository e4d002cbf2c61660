import type { Censorship } from "@nakamatch/domain/safety/censorship";

/**
 * A message as it is sent: with the filter on, listed words are masked (CENSOR-07..10). Rejects when the lists cannot be
 * fetched, so that nothing leaves unmasked.
 */
export async function censorMessage(
  text: string,
  { enabled, languages, replacementChar }: Censorship,
): Promise<string> {
  if (!enabled) return text;
  const { messageMask } = await import("./message-mask.ts");
  return messageMask(languages)(text, replacementChar);
}

/** Fetches the lists before somebody writes. Never rejects: sending tries again. */
export async function prepareCensorship(): Promise<void> {
  await import("./message-mask.ts").catch(() => {});
}
