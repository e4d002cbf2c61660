import { CircleCheck } from "lucide-react";

/** Tells with an icon and words that a value is free. */
export function Available({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold text-success-ink">
      <CircleCheck className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
