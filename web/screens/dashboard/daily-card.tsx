import type { DailyPerson } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { FactLine } from "../../features/people/fact-line.tsx";
import { GoesTo } from "../../features/people/goes-to.tsx";
import { PersonPortrait } from "../../features/people/person-portrait.tsx";
import { Possible } from "../../features/people/possible.tsx";
import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CardLine } from "./card-line.tsx";
import { CardName } from "./face-card.tsx";
import { TODAY_PHOTO_WIDTH } from "./today-query.ts";

type DailyCardProps = {
  person: DailyPerson;
  /** The first of the row, whose photo is the first of the screen. */
  isFirst: boolean;
  /** The bottom buttons. */
  action: ReactNode;
};

/** One of the people for today, with one reason. */
export function DailyCard({ person, isFirst, action }: DailyCardProps) {
  const { t, language } = useTranslation();
  return (
    <Panel as="article" interactive padding="none" className="flex h-full flex-col xl:flex-row">
      {/* Over the photo, so that the reason stays in sight. */}
      {person.recentActivity && (
        <Badge className="absolute top-2.5 left-2.5 z-1">
          {t(`common.people.recentActivity.${person.recentActivity}`)}
        </Badge>
      )}
      <div className="relative min-h-44 flex-1 overflow-hidden rounded-t-[0.75rem] border-edge border-b-2 bg-wash xl:w-36 xl:flex-none xl:rounded-l-[0.75rem] xl:rounded-tr-none xl:border-r-2 xl:border-b-0">
        <PersonPortrait
          person={person}
          width={TODAY_PHOTO_WIDTH}
          loading={isFirst ? "first" : "lazy"}
          className="absolute! inset-0"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1.5 px-3 pt-2 pb-3 xl:flex-1">
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <div className="min-w-0 flex-1 basis-24">
              <CardName person={person} />
            </div>
            <p className="shrink-0 font-display font-extrabold tabular-nums">
              <span className="sr-only">{t("common.people.compatibility")}: </span>
              {formatPercent(person.compatibility, language)}
            </p>
          </div>
          <div className="text-sm leading-snug">
            <FactLine person={person} age={person.age} />
            <Possible between={person.possible} />
          </div>
        </div>
        {person.goesTo ? <GoesTo events={person.goesTo} /> : <Connection {...person} />}
        {person.line && <CardLine line={person.line} />}
        {/* Above the link that covers the card. */}
        <div className="relative mt-auto pt-1">{action}</div>
      </div>
    </Panel>
  );
}

/** The title that connects, then how rare it is or how many others there are; else how many there are. */
function Connection({ reason, onlyTitle, inCommon }: DailyPerson) {
  const { t } = useTranslation();
  // A server of the release before does not name the only one.
  const title = reason?.title ?? onlyTitle;
  if (!title) return <p className="text-ink-soft leading-snug">{t("dashboard.card.inCommon", { count: inCommon })}</p>;
  return (
    <p className="text-ink-soft leading-snug [overflow-wrap:anywhere]">
      <Sparkles className="mr-1.5 inline size-4 text-signal-ink" />
      <span className="text-sm">{t("likes.inCommon")}: </span>
      <strong className="text-signal-ink">{title}</strong>
      {reason?.fewerThan
        ? `\u00a0· ${t("taste.rareOnCard", { count: reason.fewerThan })}`
        : inCommon > 1 && (
            <span className="whitespace-nowrap"> {t("common.people.more", { count: inCommon - 1 })}</span>
          )}
    </p>
  );
}
