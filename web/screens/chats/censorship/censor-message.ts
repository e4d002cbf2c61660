import { censorshipSettings } from "./settings.ts";

/**
 * A message as it is sent: with the filter on, listed words are masked (CENSOR-07..10). Rejects when the lists cannot be
 * fetched, so that nothing leaves unmasked.
 */
export async function censorMessage(text: string): Promise<string> {
  if (!censorshipSettings().enabled) return text;
  const { messageMask } = await fetchMask();
  const { languages, replacementChar } = censorshipSettings();
  return messageMask(languages)(text, replacementChar);
}

/** Fetches the lists in advance, when somebody is about to write. Never rejects: sending tries again. */
export async function prepareCensorship(): Promise<void> {
  await fetchMask().catch(() => {});
}

function fetchMask() {
  return import("./message-mask.ts");
}
