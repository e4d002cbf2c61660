import { type ReactNode, useId } from "react";

type SectionProps = { heading: "h2" | "h3"; title: string; intro: string; children: ReactNode };

/** Entries of one kind below their title. */
export function Section({ heading: Heading, title, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <Heading id={id} className="font-black text-2xl">
          {title}
        </Heading>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {children}
    </section>
  );
}
