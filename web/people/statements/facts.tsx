import type { ReactNode } from "react";

/** A list of names and values: side by side where there is room, otherwise below each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container flex flex-col gap-2.5">{children}</dl>;
}

/** One name and its value. What people wrote keeps its lines. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid @md:grid-cols-[11rem_minmax(0,1fr)] gap-x-4">
      <dt className="font-bold">{name}</dt>
      <dd className="user-text whitespace-pre-line">{children}</dd>
    </div>
  );
}
