import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { useTranslation } from "../../lib/translation.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { sheetOf } from "./days.ts";

/** The first day as a sheet of a calendar. The days are in words beside it. */
export function DateBlock({ event: { firstDay, lastDay } }: { event: Pick<Event, "firstDay" | "lastDay"> }) {
  const { language } = useTranslation();
  const { day, month } = sheetOf(firstDay, language);
  const last = sheetOf(lastDay, language);
  return (
    <div
      aria-hidden="true"
      className="relative isolate flex w-16 shrink-0 flex-col self-start overflow-hidden rounded-control border-2 border-edge bg-sheet text-center sm:w-20"
    >
      <span className="border-edge border-b-2 bg-signal px-1 py-0.5 font-bold text-on-signal text-xs uppercase leading-tight">
        {month}
      </span>
      <Halftone
        from="bottom-right"
        columns={8}
        rows={8}
        className="-z-10 absolute inset-0 size-full text-signal opacity-25"
      />
      <span className="py-1 font-black font-display text-3xl leading-tight sm:text-4xl">{day}</span>
      {lastDay !== firstDay && (
        <span className="px-1 pb-1 font-bold text-ink-soft text-xs leading-tight">
          – {last.day} {last.month !== month && last.month}
        </span>
      )}
    </div>
  );
}
