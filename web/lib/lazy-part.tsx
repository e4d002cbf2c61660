import { type ComponentType, useEffect, useState } from "react";

/** The code of a screen, or of a part of it, could not be fetched: no connection, or the server has a newer version. */
export class ScreenUnavailable extends Error {
  constructor(cause: unknown) {
    super("The code of a screen could not be fetched", { cause });
    this.name = "ScreenUnavailable";
  }
}

const parts = new Set<() => Promise<void>>();

/**
 * A part of a screen that is not needed when the screen opens, such as a dialog: its code is fetched when it is first
 * rendered, or by `loadParts` before that. Until then it renders `Meanwhile`, by default nothing. Where it cannot be fetched
 * it throws `ScreenUnavailable`; the next time that it is mounted it tries again. With `loaded` somebody else may have fetched it
 * already; `loadParts` leaves such a part out.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
  { loaded }: { loaded?: () => ComponentType<Props> | undefined } = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part ??= await load();
  };
  if (!loaded) parts.add(fetchPart);
  return function LazyPart(props: Props) {
    const [state, setState] = useState<{ failure?: unknown }>({});
    Part ??= loaded?.();
    useEffect(() => {
      if (Part) return;
      fetchPart().then(
        () => setState({}),
        (failure: unknown) => setState({ failure }),
      );
    }, []);
    if (state.failure !== undefined) throw new ScreenUnavailable(state.failure);
    const Shown = Part ?? Meanwhile;
    return Shown ? <Shown {...props} /> : null;
  };
}

/** Fetches the parts of all screens whose code is here. Never throws: a failure is shown where the part is. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()));
}
