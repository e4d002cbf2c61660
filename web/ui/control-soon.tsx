import { type ComponentType, type RefObject, useRef } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { EarlyUse } from "./early-use.ts";

/** A control, or what stands in for it, that is given what was done early. */
export type WithEarly<Props> = Props & { early: RefObject<EarlyUse> };

/** How often to try to fetch a list: what is typed into the form would be lost with it. */
const TRIES = 4;

/**
 * A control whose list is fetched when it is shown. Until then `Meanwhile`, which looks the same, takes focus and keys; the
 * control does again what was done with that (`useEarlyUse`).
 */
export function controlSoon<Props extends object>(
  load: () => Promise<ComponentType<WithEarly<Props>>>,
  Meanwhile: ComponentType<WithEarly<Props>>,
): ComponentType<Props> {
  const Control = lazyPart(load, Meanwhile, { tries: TRIES });
  return function ControlSoon(props: Props) {
    const early = useRef<EarlyUse>({});
    return <Control {...props} early={early} />;
  };
}
