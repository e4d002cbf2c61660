import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type PanelProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "aside" | "li" | "form" | undefined;
  /** `raised`: offset shadow; `flat`: none; `wash`: inset without border. */
  variant?: "raised" | "flat" | "wash" | undefined;
  /** Lifts on hover: for cards that open something. */
  interactive?: boolean | undefined;
  padding?: "none" | "sm" | "md" | undefined;
};

const variants = {
  raised: "panel shadow-panel",
  flat: "panel",
  wash: "rounded-panel bg-wash",
};
const paddings = { none: "", sm: "p-4", md: "p-5 sm:p-7" };

export function Panel({ as = "div", variant = "flat", interactive, padding = "md", className, ...rest }: PanelProps) {
  // The tags differ in meaning only.
  const Element = as as "div";
  return (
    <Element
      {...rest}
      className={cx(
        interactive ? "panel pressable" : variants[variant],
        "relative min-w-0",
        paddings[padding],
        className,
      )}
    />
  );
}
