import type { Event } from "@nakamatch/contract/endpoints/meeting/events";
import type { Going } from "@nakamatch/contract/endpoints/meeting/going";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { formatTime } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { goingQuery, useGo } from "./queries.ts";

const ChoiceDialog = lazyPart(() => import("./choice-dialog.tsx").then((module) => module.ChoiceDialog));
const LeaveDialog = lazyPart(() => import("./leave-dialog.tsx").then((module) => module.LeaveDialog));
const Goers = lazyPart(
  () => import("./goers.tsx").then((module) => module.Goers),
  () => <Skeleton className="h-40" />,
  { phrases: ["chats", "likes", "taste"] },
);

/** "I'm going" of one event: the press, then what it means, and who goes too. */
export function GoingPart({ event }: { event: Event }) {
  const { t } = useTranslation();
  const { data, isLoadingError, refetch } = useQuery(goingQuery());
  // Undefined until the first opening, which loads the dialog.
  const [isChoosing, setChoosing] = useState<boolean>();
  if (isLoadingError) return <RetryButton className="self-start" onClick={() => void refetch()} />;
  if (!data) return event.standing === "coming" && <Skeleton className="h-12 w-40" />;
  const own = data.going.find((going) => going.event.id === event.id);
  return (
    <>
      {own ? (
        <Chosen event={event} own={own} onChange={() => setChoosing(true)} />
      ) : (
        event.standing === "coming" && (
          <Button
            variant="primary"
            className="self-start"
            icon={<CalendarCheck className="size-5" />}
            onClick={() => setChoosing(true)}
          >
            {t("going.go")}
          </Button>
        )
      )}
      {isChoosing !== undefined && (
        <ChoiceDialog
          eventId={event.id}
          own={own}
          changesLeft={data.changesLeft}
          open={isChoosing}
          onOpenChange={setChoosing}
        />
      )}
    </>
  );
}

function Chosen({ event, own, onChange }: { event: Event; own: Going; onChange: () => void }) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState<boolean>();
  const { mutate, isPending } = useGo(event.id);
  const { view, isVerifiedOnly, isMoved } = own;
  const isWithdrawn = event.standing === "withdrawn";
  return (
    <section className="flex flex-col gap-4 border-line border-t-2 pt-5">
      {isMoved && !isWithdrawn && (
        <Notice tone="info" title={t("going.moved.title")}>
          <p>{t("going.moved.text")}</p>
          <Button className="self-start" busy={isPending} onClick={() => mutate({ view, isVerifiedOnly })}>
            {t("going.moved.still")}
          </Button>
        </Notice>
      )}
      <div className="flex flex-col gap-1">
        <h2 className="flex items-center gap-2 text-lg">
          <CalendarCheck className="size-5 shrink-0 text-signal-ink" />
          {t(event.standing === "coming" ? "going.title" : "going.was")}
        </h2>
        {!isWithdrawn && (
          <p className="text-ink-soft">
            {t(`going.view.${view}`)} {isVerifiedOnly && t("going.verified")}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isWithdrawn && <Button onClick={onChange}>{t("going.change")}</Button>}
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          {t("going.leave")}
        </Button>
      </div>
      {!isWithdrawn && <Opening eventId={event.id} own={own} />}
      {isLeaving !== undefined && <LeaveDialog eventId={event.id} open={isLeaving} onOpenChange={setLeaving} />}
    </section>
  );
}

/** The list, or when it opens, which is within a day. */
function Opening({ eventId, own: { opensAt, view } }: { eventId: string; own: Going }) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const now = session.now();
  const opens = new Date(opensAt);
  if (opens <= now) return <Goers eventId={eventId} view={view} />;
  const day = opens.toDateString() === now.toDateString() ? "today" : "tomorrow";
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-lg">{t("going.opens.title")}</h2>
      <p>{t(`going.opens.${day}`, { time: formatTime(opensAt, language) })}</p>
    </div>
  );
}
