import { Check } from "lucide-react";
import type { ComponentProps } from "react";

/**
 * A checkbox as a drawn box. The input lies transparent over the drawing, so that it is where it seems to be for touch, screen
 * readers that explore by touch, and scrolling to the focus. The tick is hidden, not only transparent: forced colours would show
 * a transparent one.
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
