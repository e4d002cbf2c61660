import { type ComponentType, useRef } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import type { EarlyUse } from "./early-use.ts";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";

const List = lazyPart(() => import("./select.tsx").then((module) => module.Select<string>), SelectButton<string>, {
  tries: 4,
});

/** A `Select` whose list is fetched when its button is shown; until then a button that looks the same takes focus and keys. */
export function SelectSoon<Value extends string>(props: SelectProps<Value>) {
  const early = useRef<EarlyUse>({});
  const Typed = List as unknown as ComponentType<SelectProps<Value>>;
  return <Typed {...props} early={early} />;
}
