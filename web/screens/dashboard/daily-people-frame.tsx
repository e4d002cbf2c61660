import { CalendarHeart } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useMedia } from "../../lib/media.ts";
import { storedChoice } from "../../lib/stored-choice.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FoldHeading } from "./fold-heading.tsx";

const fold = storedChoice("nakamatch-today", "today", ["open", "folded"]);

/**
 * A line that opens. Open at first where a row of cards fits below on the first screen; then as left in this browser.
 */
export function DailyPeopleFrame({
  title,
  count,
  children,
}: {
  title: string;
  /** Number of people. */
  count: number;
  children: ReactNode;
}) {
  const id = useId();
  const open = useIsOpen();
  return (
    <section
      aria-label={title}
      data-open={open || undefined}
      className="rounded-control bg-signal-wash data-open:col-span-full"
    >
      <FoldHeading
        icon={<CalendarHeart className="size-5 shrink-0 text-signal-ink" />}
        title={title}
        open={open}
        contentId={id}
        onOpenChange={(opens) => fold.set(opens ? "open" : "folded")}
      >
        <span className="text-ink-soft tabular-nums">{count}</span>
      </FoldHeading>
      {open && <div id={id}>{children}</div>}
    </section>
  );
}

/** Placeholder of the line, and of six people if it is open. */
export function DailyPeopleWaiting() {
  const open = useIsOpen();
  return (
    <div
      aria-hidden="true"
      data-open={open || undefined}
      className="min-h-11 rounded-control bg-signal-wash data-open:col-span-full"
    >
      {open && (
        <div className="grid gap-2 px-2 pt-17 pb-2 md:grid-cols-2 xl:grid-cols-3">
          {["1", "2", "3", "4", "5", "6"].map((place) => (
            <Skeleton key={place} className="h-19 rounded-control" />
          ))}
        </div>
      )}
    </div>
  );
}

function useIsOpen(): boolean {
  const isRoomy = useMedia("(width >= 80rem) and (height >= 60rem)");
  const choice = fold.use();
  return choice ? choice === "open" : isRoomy;
}
