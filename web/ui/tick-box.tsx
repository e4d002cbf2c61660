import { Check } from "lucide-react";

/**
 * The drawn box of a checkbox, beside its `peer sr-only` input. The tick is hidden, not only transparent: forced colours
 * would show a transparent one.
 */
export function TickBox() {
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-md border-2 border-edge bg-sheet peer-checked:bg-accent peer-checked:text-on-accent peer-disabled:border-dashed [&_svg]:invisible peer-checked:[&_svg]:visible"
    >
      <Check className="size-4" strokeWidth={4} />
    </span>
  );
}
