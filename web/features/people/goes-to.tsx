import type { GoesTo as Events } from "@nakamatch/contract/schemas/people";
import { CalendarCheck } from "lucide-react";
import { useTranslation } from "../../lib/translation.tsx";

/** The events to which a person and the viewer both go. Nothing without any. Needs the phrases `taste`. */
export function GoesTo({ events }: { events: Events }) {
  const { t } = useTranslation();
  if (!events) return null;
  return (
    <p className="font-bold text-signal-ink text-sm [overflow-wrap:anywhere]">
      <CalendarCheck className="mr-1.5 inline size-4" />
      {t("taste.goesTo", { events: events.map(({ name }) => name).join(" · ") })}
    </p>
  );
}
