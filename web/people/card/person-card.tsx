import type { PersonSummary, SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useKnownRoute } from "../../lib/known-routes.ts";
import { cx } from "../../ui/cx.ts";
import { Halftone } from "../../ui/halftone.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PersonAvatar } from "../person-avatar.tsx";
import { PersonName } from "../person-name.tsx";
import { ProfileLink } from "../profile-link.tsx";
import { CompatibilityBar } from "./compatibility-bar.tsx";
import { FactLines, type KnownFacts } from "./fact-lines.tsx";
import { SharedInterests } from "./shared-interests.tsx";

export type PersonCardProps = {
  person: PersonSummary & KnownFacts & { interests: Shared };
  compatibility: number;
  /** How many titles the viewer loves, where that is known. */
  viewerInterests?: number | undefined;
  /** The path that the profile goes back to (CARD-11, MATCH-12). */
  origin: string;
  /** Whether the viewer likes this person; changes the colour of the card. */
  liked?: boolean | undefined;
  /** The button at the bottom of the card. */
  action?: ReactNode;
};

/**
 * A card for grids of people: photo, name and shared titles first, then place, intention and compatibility (CARD-01..09,
 * MATCH-08..10). Links to the profile if the app has that screen.
 */
export function PersonCard(props: PersonCardProps) {
  const { person, compatibility, viewerInterests, origin, liked = false, action } = props;
  const { t } = useTranslation();
  const profile = `/profile/${person.id}`;
  const hasProfile = useKnownRoute()(profile);
  const { interests } = person;
  return (
    <Panel as="article" interactive={hasProfile} variant="raised" padding="none" className="flex h-full flex-col">
      <div
        className={cx(
          "relative h-16 overflow-hidden rounded-t-[0.75rem] border-edge border-b-2 transition-colors",
          liked ? "bg-signal-wash text-signal" : "bg-accent-wash text-accent",
        )}
      >
        <Halftone from="right" columns={30} rows={5} className="absolute inset-0 size-full opacity-35" />
      </div>
      <div className="flex flex-1 flex-col gap-4 px-5 pb-5">
        <div className="flex gap-4">
          <PersonAvatar described person={person} size="lg" className="-mt-10" />
          <div className="min-w-0 flex-1 pt-2.5">
            <h3 className="text-xl">
              {hasProfile ? (
                <ProfileLink
                  person={person}
                  origin={origin}
                  className="after:absolute after:inset-0 after:rounded-panel"
                >
                  <PersonName name={person.nickname} premium={person.isPremium} />
                </ProfileLink>
              ) : (
                <PersonName name={person.nickname} premium={person.isPremium} />
              )}
            </h3>
            {person.age !== null && <p className="text-ink-soft">{t("common.people.age", { count: person.age })}</p>}
          </div>
        </div>
        <div className="flex flex-1 flex-col gap-2.5">
          <p className="font-bold">
            {interests.total > 0
              ? t("dashboard.card.inCommon", { count: interests.total })
              : t("dashboard.card.noneInCommon")}
          </p>
          <SharedInterests interests={interests} />
        </div>
        <FactLines person={person} />
        <CompatibilityBar compatibility={compatibility} interests={interests} viewerInterests={viewerInterests} />
        {/* Above the link that covers the card. */}
        {action && <div className="relative">{action}</div>}
      </div>
    </Panel>
  );
}
