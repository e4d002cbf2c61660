import type { PersonCard, PersonSummary } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { HeartHandshake, MapPin } from "lucide-react";
import { useTranslation } from "react-i18next";
import { countryName, formatNumber } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { Flag } from "../../ui/flag.tsx";
import { Decoration } from "../../ui/offscreen.tsx";

/** Facts of a person; gender, intention and distance are known on the dashboard only. */
export type KnownFacts = Pick<PersonSummary, "country" | "city"> &
  Partial<Pick<PersonCard, "gender" | "lookingFor" | "distanceKm">>;

/** Two lines: place and distance; gender and intention. Facts that are not known are left out. */
export function FactLines({ person }: { person: KnownFacts }) {
  const { t, i18n } = useTranslation();
  const { country, city, gender, lookingFor } = person;
  const distance = person.distanceKm ?? null;
  const km = distance === null ? null : kilometres(distance, currentLanguage(i18n));
  return (
    <ul className="flex flex-col gap-1 text-ink-soft [&_svg]:mt-[0.2em] [&_svg]:size-[1.1em] [&_svg]:shrink-0">
      {(country || city || km) && (
        <li className="flex items-start gap-2">
          {country ? (
            <Flag code={country} name={countryName(country, i18n.language) ?? country} className="mt-[0.2em]" />
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
  return formatNumber(distance, language, { decimals: distance < 10 ? 1 : 0 });
}
