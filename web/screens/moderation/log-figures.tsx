import type { DayFigures } from "@nakamatch/contract/endpoints/moderation/log";
import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BarChart } from "../../ui/bar-chart.tsx";

const FIGURES = ["received", "decided", "minutes", "granted"] as const;

/** Reports and decisions of today and the last 30 days. If they fail to load, the log still works. */
export function LogFigures() {
  const { t, language } = useTranslation();
  const { data } = useQuery(orpc.log.figures.queryOptions());
  const today = data?.days.at(-1);
  if (!data || !today) return null;
  const shown = (figures: Omit<DayFigures, "day">, name: (typeof FIGURES)[number]) => {
    if (name === "minutes") return figures.minutes === null ? "–" : duration(figures.minutes, language);
    const number = formatNumber(figures[name], language);
    return name === "granted" ? `${number} / ${formatNumber(figures.appeals, language)}` : number;
  };
  return (
    <section aria-label={t("moderation.log.figures.title")} className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
      {/* The charts' text alternative. */}
      <div className="sr-only">
        <table>
          <caption>{t("moderation.log.figures.title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("moderation.log.day")}</th>
              {FIGURES.map((name) => (
                <th key={name} scope="col">
                  {t(`moderation.log.figures.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDate(`${day.day}T12:00:00Z`, language)}</th>
                {FIGURES.map((name) => (
                  <td key={name}>{shown(day, name)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {FIGURES.map((name) => (
        <figure key={name} className="flex min-w-0 flex-col gap-2">
          <figcaption className="flex flex-1 flex-col">
            <span className="font-bold">{t(`moderation.log.figures.${name}`)}</span>
            <span className="text-ink-soft text-sm tabular-nums">
              {t("moderation.log.figures.times", { today: shown(today, name), all: shown(data.all, name) })}
            </span>
          </figcaption>
          <BarChart values={data.days.map((day) => day[name])} className="h-12" />
        </figure>
      ))}
    </section>
  );
}

const UNITS = [
  ["day", 2 * 24 * 60, 24 * 60],
  ["hour", 2 * 60, 60],
  ["minute", 0, 1],
] as const;

/** Formats in the largest unit with a value of at least two. */
function duration(minutes: number, language: Language): string {
  const [unit, , length] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2];
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(DATE_LOCALES[language], format).format(minutes / length);
}
