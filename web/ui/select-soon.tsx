import type { ComponentType } from "react";
import { controlSoon } from "./control-soon.tsx";
import type { SelectProps } from "./select.tsx";
import { SelectButton } from "./select-button.tsx";

const Control = controlSoon<SelectProps<string>>(
  () => import("./select.tsx").then((module) => module.Select<string>),
  SelectButton<string>,
);

/** A `Select` whose list is fetched when its button is shown. */
export function SelectSoon<Value extends string>(props: SelectProps<Value>) {
  const Typed = Control as unknown as ComponentType<SelectProps<Value>>;
  return <Typed {...props} />;
}
