import type { PersonCard, PersonSummary } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { RecentActivity } from "@nakamatch/contract/vocabulary/people";
import { Fragment } from "react";
import { countryName, formatList, formatNumber, languageName } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Flag } from "../../ui/flag.tsx";

/** Others exist only on the dashboard. */
type KnownFacts = Pick<PersonSummary, "country" | "city"> &
  Partial<Pick<PersonCard, "gender" | "lookingFor" | "distanceKm" | "foreignLanguages">>;

type FactLineProps = {
  person: KnownFacts;
  /** This and what follows: unless it stands elsewhere. */
  age?: number | null | undefined;
  recentActivity?: RecentActivity | null | undefined;
  /** In place of an unknown distance. */
  unknownPlace?: string | undefined;
};

/** Wraps; unknown facts are left out. */
export function FactLine({ person, age, recentActivity, unknownPlace }: FactLineProps) {
  const { t, language } = useTranslation();
  const { country, city, gender, lookingFor, distanceKm, foreignLanguages = [] } = person;
  const facts = Object.entries({
    age: age != null && t("common.people.age", { count: age }),
    city,
    distance: distanceKm != null ? distanceText(t, distanceKm, language) : unknownPlace,
    gender: gender && t(`common.genders.${gender}`),
    intention: lookingFor && t(`dashboard.card.seeks.${lookingFor}`),
    languages:
      foreignLanguages.length > 0 &&
      t("dashboard.card.speaks", {
        languages: formatList(
          foreignLanguages.map((code) => languageName(code, language, { inText: true })),
          language,
        ),
      }),
    activity: recentActivity && t(`common.people.recentActivity.${recentActivity}`),
  }).filter(([, text]) => text);
  if (!country && facts.length === 0) return null;
  return (
    <p className="flex items-start gap-1.5 text-ink-soft">
      {country && <Flag code={country} name={countryName(country, language) ?? country} className="mt-[0.1em]" />}
      <span className="min-w-0">
        {facts.map(([fact, text], at) => (
          // Keeps the dot with the fact before it.
          <Fragment key={fact}>
            {at > 0 && " "}
            <span className={at < facts.length - 1 || fact === "distance" ? "inline-block" : undefined}>
              <span>{text}</span>
              {at < facts.length - 1 && "\u00a0·"}
            </span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** Kilometres, with a decimal below 10. Only the same city is 0. */
function distanceText(t: Translate, distance: number, language: Language): string {
  const decimals = distance < 10 ? 1 : 0;
  const km = formatNumber(distance === 0 ? 0 : Math.max(distance, 0.1), language, { decimals });
  return t("common.people.distance", { km });
}
