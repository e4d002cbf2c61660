import { type ReactNode, useId } from "react";
import { cx } from "../../../ui/cx.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** A panel of a profile. */
export function ProfileSection({
  title,
  aside,
  children,
}: {
  title: string;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Panel as="section" aria-labelledby={heading}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="min-w-0 text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Panel>
  );
}

/** Placeholder of a panel. */
export function SectionSkeleton({ lines }: { lines: readonly string[] }) {
  return (
    <Panel className="border-line">
      <Skeleton className="mb-5 h-7 w-44 max-w-full" />
      <div className="flex flex-col gap-3">
        {lines.map((width) => (
          <Skeleton key={width} className={cx("h-5", width)} />
        ))}
      </div>
    </Panel>
  );
}
