import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { daysText } from "./days.ts";
import { goingQuery } from "./queries.ts";

/** The events one goes to, also those that changed, were withdrawn, or are just over. Nothing without any. */
export function OwnEvents() {
  const { t, language } = useTranslation();
  const { data } = useQuery(goingQuery());
  if (!data || data.going.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="own-events" padding="none" className="flex flex-col gap-2 p-4">
      <h2 id="own-events" className="text-lg">
        {t("going.mine")}
      </h2>
      <ul className="flex flex-col gap-2">
        {data.going.map(({ event, isMoved }) => (
          <li key={event.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <TextLink to={`/events?event=${event.id}`}>{event.name}</TextLink>
            <span className="text-ink-soft text-sm">
              {daysText(event, language)} · {event.city.name}
            </span>
            {event.standing === "withdrawn" && <Badge tone="danger">{t("going.withdrawn")}</Badge>}
            {event.standing === "coming" && isMoved && <Badge tone="accent">{t("going.changed")}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
