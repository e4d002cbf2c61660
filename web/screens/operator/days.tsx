import type { Day } from "@nakamatch/contract/endpoints/operation/operator";
import { DATE_LOCALES } from "@nakamatch/contract/vocabulary/languages";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { writtenDate } from "@nakamatch/phrases/text";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { dateFormat, formatNumber } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { BarChart } from "../../ui/bar-chart.tsx";
import { ListWaiting } from "../../ui/list-states.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Scrolling, Section } from "./sections.tsx";

const CHARTS = ["registered", "active", "messages"] as const;
const COLUMNS = ["members", ...CHARTS] as const;

/** Members and messages of the last 30 days, as charts and as a table. */
export function Days() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...orpc.operator.days.queryOptions(),
    refetchInterval: NOTIFICATION_POLL_MS,
  });
  return (
    <Section title={t("operator.days.title")}>
      {!data && !isError && <ListWaiting height="h-40" entries={1} />}
      {!data && isError && (
        <div className="flex flex-col items-start gap-3">
          <p>{t("operator.error.title")}</p>
          <RetryButton onClick={() => void refetch()} />
        </div>
      )}
      {data?.days.length === 0 && <p>{t("operator.days.empty")}</p>}
      {data && data.days.length > 0 && (
        <>
          <div className="grid gap-6 md:grid-cols-3">
            {CHARTS.map((name) => (
              <Chart key={name} name={name} days={data.days} />
            ))}
          </div>
          <Figures days={data.days} />
          <p className="text-ink-soft text-sm">{t("operator.days.counted")}</p>
        </>
      )}
    </Section>
  );
}

function Chart({ name, days }: { name: (typeof CHARTS)[number]; days: Day[] }) {
  const { t, language } = useTranslation();
  const values = days.map((day) => day[name]);
  const most = Math.max(...values.map((value) => value ?? 0));
  const number = (value: number) => formatNumber(value, language);
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex flex-col">
        <span className="font-bold">{t(`operator.days.columns.${name}`)}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          {t("operator.days.today", { today: number(values.at(-1) ?? 0), most: number(most) })}
        </span>
      </figcaption>
      {/* The table below has the figures. */}
      <BarChart values={values} />
    </figure>
  );
}

function Figures({ days }: { days: Day[] }) {
  const { t, language } = useTranslation();
  const dates = dateFormat(DATE_LOCALES[language], { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center self-start font-bold underline underline-offset-4">
        {t("operator.days.figures")}
      </summary>
      <Scrolling label={t("operator.days.figures")}>
        <table className="w-full text-sm max-sm:text-xs [&_td]:py-1.5 [&_td]:pl-2 [&_td]:text-right [&_td]:tabular-nums [&_thead_th:not(:first-child)]:pl-2 [&_thead_th:not(:first-child)]:text-right">
          <thead className="text-left text-ink-soft">
            <tr>
              <th scope="col">{t("operator.days.columns.day")}</th>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`operator.days.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row" className="whitespace-nowrap text-left font-normal">
                  {writtenDate(dates.format(new Date(day.day)), language)}
                </th>
                {COLUMNS.map((name) => {
                  const value = day[name];
                  return <td key={name}>{value === null ? "–" : formatNumber(value, language)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </details>
  );
}
