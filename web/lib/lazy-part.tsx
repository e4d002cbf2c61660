import { type ComponentType, useEffect, useState } from "react";
import { createBackoff } from "./backoff.ts";
import type { I18n } from "./i18n.ts";
import type { Namespace } from "./phrases.ts";
import { useTranslation } from "./translation.tsx";

/** Offline, or the server has a newer version. */
export class ScreenUnavailable extends Error {
  readonly isOutdated: boolean;

  constructor(cause: unknown, isOutdated: boolean) {
    super("The code of a screen could not be fetched", { cause });
    this.name = "ScreenUnavailable";
    this.isOutdated = isOutdated;
  }

  static async of(cause: unknown): Promise<ScreenUnavailable> {
    return new ScreenUnavailable(cause, await isOutdated());
  }
}

const parts = new Set<(i18n: I18n, options: { ahead: boolean }) => Promise<void>>();

type LazyPartOptions = {
  /** Beyond those of its screens; `npm run check` reads this. */
  phrases?: readonly Namespace[];
  /** Tries with growing delays; default 1. */
  tries?: number;
};

/**
 * A lazy component, such as a dialog: loads on first render or by `loadParts`, rendering `Meanwhile`. Throws
 * `ScreenUnavailable` on failure; the next mount retries.
 */
export function lazyPart<Props extends object>(
  load: (i18n: I18n) => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
  { phrases = [], tries = 1 }: LazyPartOptions = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async (i18n: I18n, { ahead }: { ahead: boolean }) => {
    const namespaces = phrases.length > 0 ? i18n.load(phrases, { ahead }) : undefined;
    const [fetched] = await Promise.all([Part ?? load(i18n), namespaces]);
    Part = fetched;
  };
  const fetchShown = async (i18n: I18n) => {
    const backoff = createBackoff({ firstMs: 1000, mostMs: 8000 });
    for (let left = tries - 1; left > 0; left -= 1) {
      try {
        return await fetchPart(i18n, { ahead: false });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, backoff.next()));
      }
    }
    await fetchPart(i18n, { ahead: false });
  };
  parts.add(fetchPart);
  return function LazyPart(props: Props) {
    const { i18n } = useTranslation();
    const [state, setState] = useState<{ isFetched?: true; failure?: ScreenUnavailable }>({});
    // Prefetched in another language. Later switches load all phrases.
    const isReady = Part !== undefined && (state.isFetched || i18n.has(phrases));
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is ready is fetched all the same, which marks its phrases as shown
    useEffect(() => {
      if (isReady && phrases.length === 0) return;
      fetchShown(i18n).then(
        () => isReady || setState({ isFetched: true }),
        async (cause: unknown) => isReady || setState({ failure: await ScreenUnavailable.of(cause) }),
      );
    }, []);
    if (state.failure) throw state.failure;
    const Shown = isReady ? Part : Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  };
}

/** Prefetches the lazy parts of loaded screens. Never throws. */
export async function loadParts(i18n: I18n): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load(i18n, { ahead: true })));
}

/** Compares the page's scripts with the server's: old files may be gone. False without an answer. Never throws. */
async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].filter(({ type, src }) => type === "module" && src !== "");
  try {
    // The error waits for this.
    const signal = AbortSignal.timeout(3000);
    const answer = await fetch("/", { headers: { accept: "text/html" }, cache: "no-store", signal });
    const page = answer.ok ? await answer.text() : undefined;
    return page !== undefined && own.some(({ src }) => !page.includes(new URL(src).pathname.slice(1)));
  } catch {
    return false;
  }
}
