import type { PersonCard as Card, PersonSummary, SharedInterests as Shared } from "@nakamatch/contract/schemas/people";
import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { HeartHandshake, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { currentLanguage } from "../../lib/i18n.ts";
import { useKnownRoute } from "../../lib/known-routes.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/cx.ts";
import { Flag } from "../../ui/flag.tsx";
import { Halftone } from "../../ui/halftone.tsx";
import { Decoration } from "../../ui/near.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CompatibilityBar } from "./compatibility-bar.tsx";
import { PersonName } from "./person-name.tsx";
import { SharedInterests } from "./shared-interests.tsx";

export type PersonCardProps = {
  /** The last three are known on the dashboard only. */
  person: PersonSummary & { interests: Shared } & Partial<Pick<Card, "gender" | "lookingFor" | "distanceKm">>;
  compatibility: number;
  /** How many titles the viewer loves, where that is known. */
  viewerInterests?: number | undefined;
  /** The path the profile is opened from (CARD-11, MATCH-12). */
  origin: string;
  /** Colours the card: the viewer likes this person. */
  liked?: boolean | undefined;
  /** What can be done with this person, at the foot of the card. */
  action?: ReactNode;
};

/**
 * A person, for grids of people: face, name and what the two share come first; place, intention and the percentage
 * support them (CARD-01..09, MATCH-08..10). Opens the profile once the app has that screen.
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
          <Avatar
            name={person.nickname}
            seed={person.id}
            src={person.avatarUrl}
            alt={person.avatarUrl ? t("common.people.photoOf", { name: person.nickname }) : ""}
            size="lg"
            premium={person.isPremium}
            className="-mt-10"
          />
          <div className="min-w-0 flex-1 pt-2.5">
            <h3 className="text-xl">
              {hasProfile ? (
                <Link to={profile} state={{ origin }} className="after:absolute after:inset-0 after:rounded-panel">
                  <PersonName name={person.nickname} premium={person.isPremium} />
                </Link>
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
        <PersonFacts person={person} />
        <CompatibilityBar compatibility={compatibility} interests={interests} viewerInterests={viewerInterests} />
        {/* Above the link that covers the card. */}
        {action && <div className="relative">{action}</div>}
      </div>
    </Panel>
  );
}

/** Where a person lives, how far that is, who they are and what they seek; whatever is known of it. */
function PersonFacts({ person }: Pick<PersonCardProps, "person">) {
  const { t, i18n } = useTranslation();
  const { country, city, gender, lookingFor } = person;
  const distance = person.distanceKm ?? null;
  const km = distance === null ? null : kilometres(distance, currentLanguage(i18n));
  return (
    <ul className="flex flex-col gap-1 text-ink-soft [&_svg]:mt-[0.2em] [&_svg]:size-[1.1em] [&_svg]:shrink-0">
      {(country || city || km) && (
        <li className="flex items-start gap-2">
          {country ? (
            <Flag code={country} name={countryName(country, i18n.language)} className="mt-[0.2em]" />
          ) : (
            <Decoration>
              <MapPin aria-hidden="true" className="mx-[0.2em]" />
            </Decoration>
          )}
          <span className="min-w-0">
            {[city, km && t("common.people.distance", { km })].filter(Boolean).join(" · ")}
          </span>
        </li>
      )}
      {(gender || lookingFor) && (
        <li className="flex items-start gap-2">
          <Decoration>
            <HeartHandshake aria-hidden="true" className="mx-[0.2em]" />
          </Decoration>
          <span className="min-w-0">
            {gender && <span>{t(`common.genders.${gender}`)}</span>}
            {gender && lookingFor && " · "}
            {lookingFor && <span>{t(`dashboard.card.seeks.${lookingFor}`)}</span>}
          </span>
        </li>
      )}
    </ul>
  );
}

/** Whole kilometres; with one decimal where that still matters. */
function kilometres(distance: number, language: Language): string {
  return distance.toLocaleString(DATE_LOCALES[language], { maximumFractionDigits: distance < 10 ? 1 : 0 });
}

/** The country in the reader's language; its code where the browser does not know it. */
function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "region" }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
