import type { ReactNode } from "react";

/** Side by side if there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="@container flex flex-col gap-2.5">{children}</dl>;
}

/** Keeps line breaks. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid @md:grid-cols-[11rem_minmax(0,1fr)] gap-x-4">
      <dt className="font-bold">{name}</dt>
      <dd className="user-text whitespace-pre-line">{children}</dd>
    </div>
  );
}
