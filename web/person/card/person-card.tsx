import type { PersonSummary, SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PersonAvatar } from "../person-avatar.tsx";
import { PersonName } from "../person-name.tsx";
import { ProfileLink } from "../profile-link.tsx";
import { TitleList } from "../title-list.tsx";
import { Compatibility } from "./compatibility.tsx";
import { FactLine, type KnownFacts } from "./fact-line.tsx";
import { SharedInterests } from "./shared-interests.tsx";

export type PersonCardProps = {
  person: PersonSummary & KnownFacts & { interests: Shared };
  compatibility: number;
  /** The viewer's number of titles, if known. */
  viewerInterests?: number | undefined;
  /** Target of the profile's back link (CARD-11, MATCH-12). */
  origin: string;
  /** Liked by the viewer; changes the colour. */
  liked?: boolean | undefined;
  /** Content above the facts. */
  note?: ReactNode;
  /** The bottom button. */
  action?: ReactNode;
};

/**
 * A person in a grid: photo, name, compatibility, facts, shared titles, button (CARD-01..09, MATCH-08..10). Links to
 * the profile.
 */
export function PersonCard(props: PersonCardProps) {
  const { person, compatibility, viewerInterests, origin, liked = false, note, action } = props;
  const { t } = useTranslation();
  const { interests } = person;
  return (
    <Panel as="article" interactive variant="raised" padding="none" className="flex h-full flex-col">
      <div
        className={cx(
          "flex items-center gap-3 overflow-hidden rounded-t-[0.75rem] border-edge border-b-2 p-3 max-sm:py-2",
          liked ? "bg-signal-wash text-signal" : "bg-accent-wash text-accent",
        )}
      >
        <div className="relative self-stretch">
          <Halftone
            from="left"
            columns={14}
            rows={12}
            className="-inset-3 absolute h-[calc(100%+1.5rem)] w-36 max-w-none opacity-35"
          />
          <PersonAvatar
            described
            person={person}
            size="lg"
            width="(min-width: 80rem) 112px, 80px"
            className="size-20! max-sm:size-16! xl:size-28!"
          />
        </div>
        <Compatibility compatibility={compatibility} interests={interests} viewerInterests={viewerInterests}>
          <div className="min-w-0 pt-0.5">
            <h3 className="text-lg max-[24rem]:text-base">
              <ProfileLink person={person} origin={origin} className="after:absolute after:inset-0 after:rounded-panel">
                <PersonName name={person.nickname} premium={person.isPremium} verified={person.isVerified} />
              </ProfileLink>
            </h3>
            {person.age !== null && (
              <p className="text-ink-soft text-sm">{t("common.people.age", { count: person.age })}</p>
            )}
          </div>
        </Compatibility>
      </div>
      <div className="flex flex-1 flex-col gap-2.5 px-3 pt-2.5 pb-3 max-sm:gap-2 max-sm:pt-2">
        {note}
        <div className="text-sm leading-snug">
          <FactLine person={person} />
        </div>
        <div className="flex flex-1 flex-col gap-1.5">
          <Titles interests={interests} />
        </div>
        {/* Above the link that covers the card. */}
        {action && <div className="relative">{action}</div>}
      </div>
    </Panel>
  );
}

/** Shared titles with their number; if there are few, also the other person's favorites. */
function Titles({ interests }: { interests: Shared }) {
  const { t } = useTranslation();
  const { total, favourites } = interests;
  const theirs = t("dashboard.card.favourites");
  return (
    <>
      <p className="font-bold text-sm">
        {total > 0 ? t("dashboard.card.inCommon", { count: total }) : t("dashboard.card.noneInCommon")}
      </p>
      <SharedInterests interests={interests} />
      {favourites.length > 0 && (
        <>
          <p className="text-ink-soft text-sm">{theirs}</p>
          {/* One line on phones; all are on the profile. */}
          <TitleList label={theirs} titles={favourites} outlined className="max-sm:max-h-7 max-sm:overflow-hidden" />
        </>
      )}
    </>
  );
}
