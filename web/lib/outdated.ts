/** How long the server may take to answer, in milliseconds: a person is waiting for an error. */
const TIMEOUT_MS = 3000;

/**
 * Whether the server has another build than the one that is open: its pages start with other scripts, and files of this build
 * may be gone. False where it does not answer. Never throws.
 */
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
