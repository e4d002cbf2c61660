import type { PersonCard } from "@nakamatch/contract/schemas/people";
import type { ReactNode } from "react";
import { CardTitles } from "../../features/meeting/card/card-titles.tsx";
import { Compatibility } from "../../features/meeting/card/compatibility.tsx";
import { facePhoto } from "../../features/meeting/card/person-grid.tsx";
import { MatchMark } from "../../features/meeting/likes/like-button.tsx";
import { FactLine } from "../../features/people/fact-line.tsx";
import { GoesTo } from "../../features/people/goes-to.tsx";
import { PersonName } from "../../features/people/person-name.tsx";
import { PersonPortrait } from "../../features/people/person-portrait.tsx";
import { Possible } from "../../features/people/possible.tsx";
import { ProfileLink } from "../../features/people/profile-link.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";
import { CardLine } from "./card-line.tsx";

export type FaceCardProps = {
  person: PersonCard;
  /** The viewer's number of titles. */
  viewerInterests: number;
  marksPlaceless?: boolean;
  /** Also among the people of the day. */
  isOfToday?: boolean;
  /** The bottom buttons. */
  action: ReactNode;
};

/** The width of the photo: the grid has three columns, two or one. */
const WIDTH = "(min-width: 80rem) 400px, (min-width: 48rem) 50vw, 100vw";

/** A person on the dashboard (CARD-01..11), with a line of their own. Quieter for a match. */
export function FaceCard({ person, viewerInterests, marksPlaceless, isOfToday, action }: FaceCardProps) {
  const { t } = useTranslation();
  const { compatibility, interests, line } = person;
  const isMatch = person.hasLiked && person.isMatch;
  return (
    <Panel
      as="article"
      interactive={!isMatch}
      padding="none"
      className={isMatch ? "flex h-full flex-col border-line bg-paper" : "flex h-full flex-col"}
    >
      <PersonPortrait
        person={person}
        width={WIDTH}
        className={cx(
          facePhoto,
          "sm:max-md:aspect-4/3 md:max-lg:aspect-7/6 lg:max-xl:aspect-7/4 xl:aspect-3/2 rounded-t-[0.75rem] border-inherit border-b-2",
        )}
      />
      <div className="absolute top-2.5 left-2.5">
        {isMatch && <MatchMark />}
        {isOfToday && <Badge tone="signal">{t("taste.today.title")}</Badge>}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 px-3 pt-2.5 pb-3 max-sm:gap-2 lg:gap-2 lg:pt-2">
        <div className="flex">
          <Compatibility compatibility={compatibility} interests={interests} viewerInterests={viewerInterests}>
            <div className="min-w-0 pt-0.5">
              <CardName person={person} />
              {person.age !== null && (
                <p className="text-ink-soft text-sm">{t("common.people.age", { count: person.age })}</p>
              )}
            </div>
          </Compatibility>
        </div>
        <GoesTo events={person.goesTo} />
        {line && <CardLine line={line} />}
        <div className="text-sm leading-snug">
          <FactLine
            person={person}
            recentActivity={person.recentActivity}
            unknownPlace={marksPlaceless ? t("dashboard.card.noCity") : undefined}
          />
          {person.possible !== person.lookingFor && <Possible between={person.possible} />}
        </div>
        <div className="flex flex-1 flex-col gap-1.5 lg:gap-1 lg:[&_ul]:gap-y-1">
          <CardTitles interests={interests} />
        </div>
        {/* Above the link that covers the card. */}
        <div className="relative">{action}</div>
      </div>
    </Panel>
  );
}

/** The name, whose link to the profile covers the card. */
export function CardName({ person }: { person: Pick<PersonCard, "id" | "nickname" | "isPremium" | "isVerified"> }) {
  return (
    <h3 className="min-w-0 text-xl max-[24rem]:text-lg">
      <ProfileLink
        data-first-focus
        person={person}
        origin="/dashboard"
        className="after:absolute after:inset-0 after:rounded-panel"
      >
        <PersonName whole name={person.nickname} premium={person.isPremium} verified={person.isVerified} />
      </ProfileLink>
    </h3>
  );
}
