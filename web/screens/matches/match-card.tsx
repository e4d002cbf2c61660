import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { ReactNode } from "react";
import { Compatibility } from "../../features/meeting/card/compatibility.tsx";
import { SharedInterests } from "../../features/meeting/card/shared-interests.tsx";
import { FactLine } from "../../features/people/fact-line.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { PersonPortrait } from "../../features/people/person-portrait.tsx";
import { Possible } from "../../features/people/possible.tsx";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";

type MatchCardProps = {
  match: Match;
  /** Over the photo. */
  mark?: ReactNode;
  /** Below the titles. */
  state?: ReactNode;
  /** Across the card, below the photo. */
  note?: ReactNode;
  /** The bottom button. */
  action?: ReactNode;
  /** On phones the photo stands beside text and button, which makes the card lower. */
  low?: boolean | undefined;
};

/**
 * A match: the photo; name, compatibility, facts and shared titles beside it; a note and a button below (MATCH-08..10). Links
 * to the profile.
 */
export function MatchCard({
  match: { otherUser: person, compatibilityScore },
  mark,
  note,
  state,
  action,
  low = false,
}: MatchCardProps) {
  const { t } = useTranslation();
  const { interests } = person;
  const isLast = !note && !action;
  return (
    <div className="@container h-full">
      <Panel
        as="article"
        interactive
        variant="raised"
        padding="none"
        className={cx(
          // Stacked where text is too large for two columns.
          "grid h-full @max-[16rem]:flex @max-[16rem]:flex-col grid-cols-[5.75rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)] md:max-lg:grid-cols-[8rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto]",
          low ? "max-sm:grid-rows-[1fr_auto]" : "max-sm:grid-rows-[auto_1fr_auto]",
        )}
      >
        <div
          className={cx(
            "relative min-h-28.75 shrink-0 overflow-hidden rounded-tl-[0.75rem] border-edge border-r-2 bg-wash @max-[16rem]:rounded-t-[0.75rem]! @max-[16rem]:rounded-b-none! @max-[16rem]:border-r-0 @max-[16rem]:border-b-2 sm:min-h-50 md:max-lg:min-h-40",
            isLast ? "row-span-full rounded-bl-[0.75rem]" : "border-b-2",
            !note && !isLast && "sm:row-span-2",
            low && "max-sm:row-span-2 max-sm:rounded-bl-[0.75rem] max-sm:border-b-0",
          )}
        >
          <PersonPortrait person={person} width="(min-width: 40rem) 240px, 180px" className="absolute! inset-0" />
          {mark && <div className="absolute top-1.5 left-1.5">{mark}</div>}
        </div>
        <div
          className={cx(
            "flex min-w-0 flex-col gap-1 px-2.5 pt-1.5 pb-2 sm:px-3 sm:gap-2 sm:pt-2.5",
            isLast && "row-span-full",
            !note && !isLast && "sm:row-span-2",
            low && "max-sm:row-span-1 max-sm:pb-0",
          )}
        >
          <div className="flex max-sm:[&_button]:-mb-2">
            <Compatibility compatibility={compatibilityScore} interests={interests}>
              <h3 className="min-w-0 pt-0.5 text-lg max-sm:leading-tight max-[24rem]:text-base">
                <ProfileLink
                  data-first-focus
                  person={person}
                  origin="/matches"
                  className="after:absolute after:inset-0 after:rounded-panel"
                >
                  <PersonName whole name={person.nickname} premium={person.isPremium} verified={person.isVerified} />
                </ProfileLink>
              </h3>
            </Compatibility>
          </div>
          <div className="text-sm leading-snug">
            <FactLine person={person} age={person.age} />
            {/* Three matches stand on a phone. */}
            <Possible between={person.possible} className={cx(low && "max-sm:hidden")} />
          </div>
          {/* On phones plain words instead of badges, cut where they are many. */}
          <div className="max-sm:[&_[data-tone]]:min-h-0! max-sm:[&_[data-tone]]:border-0! max-sm:[&_[data-tone]]:bg-transparent! max-sm:[&_[data-tone]]:p-0! max-sm:[&_li]:flex max-sm:[&_ul]:gap-x-2.5 max-sm:[&_ul]:gap-y-0.5 max-sm:[&_ul:has(>:nth-child(4))]:grid max-sm:[&_ul:has(>:nth-child(4))]:grid-cols-[repeat(2,minmax(0,max-content))] max-sm:[&_ul:has(>:nth-child(4))_[data-tone]>span:last-child]:truncate">
            {interests.total > 0 ? (
              <SharedInterests interests={interests} />
            ) : (
              <p className="text-ink-soft text-sm">{t("dashboard.card.noneInCommon")}</p>
            )}
          </div>
          {state}
        </div>
        {/* Above the link that covers the card. */}
        {note && <div className="relative col-span-full px-2.5 pt-2.5 pb-2 sm:px-3">{note}</div>}
        {action && (
          <div
            className={cx(
              "relative col-span-full row-start-3 px-2.5 pb-2.5 sm:px-3 sm:pb-3 @max-[16rem]:[&_button]:px-2 @max-[16rem]:[&_button>svg]:hidden",
              note ? "" : "pt-2.5",
              low &&
                "max-sm:col-span-1 max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-1.5 max-sm:pb-2 max-sm:[&_button]:min-h-11",
            )}
          >
            {action}
          </div>
        )}
      </Panel>
    </div>
  );
}
