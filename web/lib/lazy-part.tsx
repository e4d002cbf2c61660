import { type ComponentType, useEffect, useState } from "react";
import { createBackoff } from "./backoff.ts";
import { hasNamespaces, loadNamespaces } from "./i18n.ts";
import { isOutdated } from "./outdated.ts";
import type { Namespace } from "./phrases.ts";

/** The code of a screen, or of a part of it, could not be fetched: no connection, or the server has a newer version. */
export class ScreenUnavailable extends Error {
  readonly isOutdated: boolean;

  constructor(cause: unknown, isOutdated: boolean) {
    super("The code of a screen could not be fetched", { cause });
    this.name = "ScreenUnavailable";
    this.isOutdated = isOutdated;
  }

  /** The error for a failed fetch, once it is known why it has failed. */
  static async of(cause: unknown): Promise<ScreenUnavailable> {
    return new ScreenUnavailable(cause, await isOutdated());
  }
}

type Ahead = { ahead: boolean };

const parts = new Set<(options: Ahead) => Promise<void>>();

type LazyPartOptions<Props> = {
  /** The part itself, where something else may have fetched it already; `loadParts` leaves such a part out. */
  loaded?: () => ComponentType<Props> | undefined;
  /** What the part needs beyond the phrases of the screens that it is on; `npm run check` reads it here. */
  phrases?: readonly Namespace[];
  /** How often to try to fetch what is shown before it fails, with a growing wait between; once by default. */
  tries?: number;
};

/** How long to wait before the second try, in milliseconds. */
const FIRST_WAIT_MS = 1000;

/**
 * A part of a screen that is not needed when the screen opens, such as a dialog: its code and its phrases are fetched when it is
 * first rendered, or by `loadParts` before that. Until then it renders `Meanwhile`, by default nothing. Where they cannot be
 * fetched it throws `ScreenUnavailable`; the next time that it is mounted it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
  { loaded, phrases = [], tries = 1 }: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async ({ ahead }: Ahead) => {
    const namespaces = phrases.length > 0 ? loadNamespaces(phrases, { ahead }) : undefined;
    const [fetched] = await Promise.all([Part ?? load(), namespaces]);
    Part = fetched;
  };
  const fetchShown = async () => {
    const backoff = createBackoff({ firstMs: FIRST_WAIT_MS, mostMs: 8 * FIRST_WAIT_MS });
    for (let left = tries - 1; left > 0; left -= 1) {
      try {
        return await fetchPart({ ahead: false });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, backoff.next()));
      }
    }
    await fetchPart({ ahead: false });
  };
  if (!loaded) parts.add(fetchPart);
  return function LazyPart(props: Props) {
    const [state, setState] = useState<{ isFetched?: true; failure?: ScreenUnavailable }>({});
    Part ??= loaded?.();
    // Fetched ahead in another language, it waits for the phrases of this one. Later another language comes with all of them.
    const isReady = Part !== undefined && (state.isFetched || hasNamespaces(phrases));
    // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is ready is fetched all the same, which marks its phrases as shown
    useEffect(() => {
      if (isReady && phrases.length === 0) return;
      fetchShown().then(
        () => isReady || setState({ isFetched: true }),
        async (cause: unknown) => isReady || setState({ failure: await ScreenUnavailable.of(cause) }),
      );
    }, []);
    if (state.failure) throw state.failure;
    const Shown = isReady ? Part : Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  };
}

/** Fetches the parts of all screens whose code is here. Never throws: a failure is shown where the part is. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load({ ahead: true })));
}
