import { CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Panel } from "../ui/panel.tsx";

/** One panel of a long form: a number in the corner, a title, a sentence, the fields. */
export function FormSection({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Panel as="section" variant="raised" aria-labelledby={heading} className="scroll-mt-24">
      <span
        aria-hidden="true"
        className="-top-6 -left-3 -rotate-6 absolute flex size-11 items-center justify-center rounded-full border-2 border-edge bg-accent font-black font-display text-on-accent text-xl"
      >
        {number}
      </span>
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      <div className="mt-5 grid items-start gap-x-4 gap-y-9 pb-4 [--note-room:1.625rem] sm:grid-cols-2">{children}</div>
    </Panel>
  );
}

/** Tells with an icon and words that a value is free. */
export function Available({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-1.5 font-semibold text-success-ink">
      <CircleCheck className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
