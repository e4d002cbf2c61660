import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarPlus, CalendarX, ExternalLink } from "lucide-react";
import { COVER_INKS, CoverDrawing } from "../../features/people/title-cover.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { NoPeople } from "../../ui/art/no-people.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { KindIcon } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListError, ListWaiting } from "../../ui/list-states.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TEXT_LINK } from "../../ui/text-link.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { DateBlock } from "./date-block.tsx";
import { daysText } from "./days.ts";
import { EventMarks, EventPlace } from "./event-card.tsx";
import { GoingPart } from "./going-part.tsx";
import { eventQuery } from "./queries.ts";

/** One event, also when it is over or withdrawn. */
export function EventPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const query = useQuery(eventQuery(id));
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("events.meta")}</title>
      <BackLink to="/events">{t("events.back")}</BackLink>
      {query.isPending ? (
        <ListWaiting height="h-80" entries={1} />
      ) : query.data ? (
        <EventDetails event={query.data} />
      ) : ["EVENT_NOT_FOUND", "VALIDATION_FAILED"].includes(toAppError(query.error).code) ? (
        <EmptyState
          level={1}
          drawing={<NoPeople />}
          title={t("events.gone.title")}
          text={t("events.gone.text")}
          action={<ButtonLink to="/events">{t("events.back")}</ButtonLink>}
        />
      ) : (
        <ListError title={t("events.error.title")} text={t("events.error.text")} query={query} />
      )}
    </div>
  );
}

function EventDetails({ event }: { event: Event }) {
  const { t, language } = useTranslation();
  const { name, url, titles, standing } = event;
  return (
    <Panel as="article" variant="raised" className="flex flex-col gap-5">
      {standing !== "coming" && (
        <Notice tone={standing === "withdrawn" ? "bad" : "info"} title={t(`events.${standing}`)} />
      )}
      <div className="flex flex-wrap gap-4 sm:gap-6">
        <DateBlock event={event} />
        <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-2">
          <EventMarks event={event} />
          <h1 className="wrap-anywhere font-black text-2xl leading-tight sm:text-3xl">{name}</h1>
          <p className="font-bold">{daysText(event, language)}</p>
          <EventPlace event={event} />
        </div>
      </div>
      {titles.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t("events.about")}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
            {titles.map((title) => (
              <li
                key={title.id}
                className={cx(
                  "relative isolate flex h-36 flex-col justify-between overflow-hidden rounded-control border-2 border-edge p-2",
                  COVER_INKS[title.kind],
                )}
              >
                <CoverDrawing title={title} />
                <KindIcon kind={title.kind} size="size-4" />
                <span className="sr-only">{t(`common.kinds.${title.kind}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {standing !== "over" && <CalendarButton event={event} />}
        {url !== null && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={cx(TEXT_LINK, "text-signal-ink")}>
            {t("events.link")}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
      </div>
      <GoingPart event={event} />
    </Panel>
  );
}

/** Offers the file that puts an event into a calendar, or takes a withdrawn one away. */
function CalendarButton({ event: { id, standing } }: { event: Event }) {
  const { t } = useTranslation();
  const { fail } = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.events.calendar({ eventId: id }),
    onSuccess: (file) => saveFile(file, "event.ics"),
    onError: (thrown) => fail(t("common.toasts.error"), toAppError(thrown).text(t)),
  });
  const isWithdrawn = standing === "withdrawn";
  const Icon = isWithdrawn ? CalendarX : CalendarPlus;
  return (
    <Button
      variant={isWithdrawn ? "quiet" : undefined}
      icon={<Icon className="size-5" />}
      busy={isPending}
      onClick={() => mutate()}
    >
      {t(isWithdrawn ? "events.calendar.remove" : "events.calendar.add")}
    </Button>
  );
}
