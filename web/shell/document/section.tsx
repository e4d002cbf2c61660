import { createContext, type ReactNode, useContext } from "react";
import { cx } from "../../ui/cx.ts";

/** Keeps link targets clear of the sticky header. */
export const BELOW_HEADER = "scroll-mt-[calc(var(--header,4.125rem)+1.5rem)] low:scroll-mt-4";

export type SectionTitle = { id: string; title: string; icon?: ReactNode };

/** The document's sections, in order. */
export const Sections = createContext<readonly SectionTitle[]>([]);

/** A numbered section of the document; links to it focus its heading. */
export function Section({ id, children }: { id: string; children: ReactNode }) {
  const sections = useContext(Sections);
  const index = sections.findIndex((section) => section.id === id);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={BELOW_HEADER}>
      <h2 id={`${id}-title`} tabIndex={-1} className="flex items-start gap-3.5 text-2xl outline-none sm:text-3xl">
        <Numeral number={index + 1} />
        <span className="min-w-0 pt-1">{sections[index]?.title}</span>
      </h2>
      <div className="mt-4 flex max-w-[65ch] flex-col gap-4 text-lg leading-relaxed">{children}</div>
    </section>
  );
}

/** A section's number, drawn like a chapter's. */
export function Numeral({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "-rotate-3 flex h-11 min-w-11 shrink-0 items-center justify-center rounded-control border-2 border-edge bg-sheet font-black font-display text-xl",
        className,
      )}
    >
      {number}
    </span>
  );
}

/** A list with inked marks. */
export function Points({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={cx("flex flex-col gap-2.5", className)}>
      {points.map((point) => (
        <li key={point} className="relative pl-6">
          <span aria-hidden="true" className="absolute top-[0.62em] left-0.5 size-2.5 rotate-45 bg-signal" />
          {point}
        </li>
      ))}
    </ul>
  );
}
