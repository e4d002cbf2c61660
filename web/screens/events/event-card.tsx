import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { FactLine } from "../../features/people/fact-line.tsx";
import { TitleList } from "../../features/people/title-list.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { DateBlock } from "./date-block.tsx";
import { daysText } from "./days.ts";

/** An event in the list; its name leads to it. */
export function EventCard({ event }: { event: Event }) {
  const { t, language } = useTranslation();
  return (
    <Panel as="article" variant="raised" padding="none" className="flex h-full flex-wrap content-start gap-4 p-4">
      <DateBlock event={event} />
      {/* Below the date where large text leaves no room beside it. */}
      <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-2">
        <EventMarks event={event} />
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

/** What kind of event it is, and whether for adults only. */
export function EventMarks({ event: { kind, isAdultsOnly } }: { event: Event }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone="accent">{t(`events.kinds.${kind}`)}</Badge>
      {isAdultsOnly && <Badge tone="danger">{t("events.adults")}</Badge>}
    </p>
  );
}

/** City and distance, then the venue. */
export function EventPlace({ event: { city, venue, distanceKm } }: { event: Event }) {
  return (
    <div className="flex flex-col gap-0.5">
      <FactLine person={{ country: city.countryCode, city: city.name, distanceKm }} />
      <p className="wrap-anywhere text-ink-soft text-sm">{venue}</p>
    </div>
  );
}
