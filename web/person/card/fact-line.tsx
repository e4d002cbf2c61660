import type { PersonCard, PersonSummary } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { Fragment } from "react";
import { countryName, formatNumber } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Flag } from "../../ui/flag.tsx";

/** Others exist only on the dashboard. */
export type KnownFacts = Pick<PersonSummary, "country" | "city"> &
  Partial<Pick<PersonCard, "gender" | "lookingFor" | "distanceKm">>;

/** Wraps; unknown facts are left out. */
export function FactLine({ person }: { person: KnownFacts }) {
  const { t, language } = useTranslation();
  const { country, city, gender, lookingFor, distanceKm } = person;
  const facts = Object.entries({
    city,
    distance: distanceKm != null && distanceText(t, distanceKm, language),
    gender: gender && t(`common.genders.${gender}`),
    intention: lookingFor && t(`dashboard.card.seeks.${lookingFor}`),
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
            <span className={at < facts.length - 1 ? "inline-block" : undefined}>
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
