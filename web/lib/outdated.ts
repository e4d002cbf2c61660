/** Milliseconds; a person waits for an error. */
const TIMEOUT_MS = 3000;

/** Compares page scripts; files of this build may be gone. False without an answer. Never throws. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].filter(({ type, src }) => type === "module" && src !== "");
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch("/", { headers: { accept: "text/html" }, cache: "no-store", signal });
    const page = answer.ok ? await answer.text() : undefined;
    return page !== undefined && own.some(({ src }) => !page.includes(new URL(src).pathname.slice(1)));
  } catch {
    return false;
  }
}
