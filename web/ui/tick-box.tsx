import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/**
 * A drawn checkbox under a transparent input, which keeps its place for touch, screen readers and scrolling. The tick
 * is hidden rather than transparent: forced colours would show it.
 */
export function TickBox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <span className="relative flex shrink-0">
      <input {...props} type="checkbox" className="covering-input peer" />
      <span
        aria-hidden="true"
        className="flex size-6 items-center justify-center rounded-md border-2 border-edge bg-sheet peer-checked:bg-accent peer-checked:text-on-accent peer-disabled:border-dashed [&_svg]:invisible peer-checked:[&_svg]:visible"
      >
        <Check className="size-4" strokeWidth={4} />
      </span>
    </span>
  );
}
