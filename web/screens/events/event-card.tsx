import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { FactLine } from "../../features/people/fact-line.tsx";
import { TitleList } from "../../features/people/title-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { DateBlock } from "./date-block.tsx";
import { daysText } from "./days.ts";
import { goingQuery } from "./queries.ts";
import { venueBeside } from "./venue.ts";

/** An event in the list; its name leads to it. */
export function EventCard({ event }: { event: Event }) {
  const { t, language } = useTranslation();
  const { data } = useQuery(goingQuery());
  const isGoing = data?.going.some((going) => going.event.id === event.id);
  return (
    <Panel as="article" variant="raised" padding="none" className="flex h-full flex-wrap content-start gap-4 p-4">
      <DateBlock event={event} />
      {/* Below the date where large text leaves no room beside it. */}
      <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-2">
        <EventMarks event={event} isGoing={isGoing} />
        <h3 className="wrap-anywhere text-xl leading-tight">
          <TextLink to={`/events?event=${event.id}`}>{event.name}</TextLink>
        </h3>
        <p className="font-bold text-sm">{daysText(event, language)}</p>
        <EventPlace event={event} />
        {event.titles.length > 0 && <TitleList label={t("events.about")} titles={event.titles} className="mt-1" />}
      </div>
    </Panel>
  );
}

/** Whether the viewer goes, what kind of event it is, and whether for adults only. */
export function EventMarks({
  event: { kind, isAdultsOnly },
  isGoing,
}: {
  event: Event;
  isGoing?: boolean | undefined;
}) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-1.5">
      {isGoing && <Badge tone="signal">{t("going.mark")}</Badge>}
      <Badge tone="accent">{t(`events.kinds.${kind}`)}</Badge>
      {isAdultsOnly && <Badge tone="danger">{t("events.adults")}</Badge>}
    </p>
  );
}

/** City and distance, then the venue, and how many people go at least. */
export function EventPlace({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { city, distanceKm, goers } = event;
  const venue = venueBeside(event);
  return (
    <div className="flex flex-col gap-0.5">
      <FactLine person={{ country: city.countryCode, city: city.name, distanceKm }} />
      {venue !== "" && <p className="wrap-anywhere text-ink-soft text-sm">{venue}</p>}
      {goers !== null && (
        <p className="flex items-start gap-1.5 text-sm">
          <Users className="mt-[0.15em] size-4 shrink-0 text-signal-ink" />
          {t("going.count", { count: goers })}
        </p>
      )}
    </div>
  );
}
