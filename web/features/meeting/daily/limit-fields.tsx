import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { AGE, DAILY_DISTANCES } from "@nakamatch/contract/vocabulary/limits";
import { formatNumber } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Select } from "../../../ui/select.tsx";

export type Limits = Pick<DailySettings, "maxDistance" | "minAge" | "maxAge">;

const ANY = "any";
const AGES = Array.from({ length: AGE.max - AGE.min + 1 }, (_, at) => AGE.min + at);

/** Distance and ages of "six for today". Of two ages the chosen one stays, and the other follows it. */
export function LimitFields({
  maxDistance,
  minAge,
  maxAge,
  onChange,
}: Limits & { onChange: (some: Partial<Limits>) => void }) {
  const { t, language } = useTranslation();
  const any = { value: ANY, label: t("dailySettings.anywhere") };
  const ages = AGES.map((age) => ({ value: String(age), label: formatNumber(age, language) }));
  const chosen = (value: string, widest: number) => (value === ANY || Number(value) === widest ? null : Number(value));
  return (
    <>
      <Select
        label={t("dailySettings.distance")}
        value={String(maxDistance ?? ANY)}
        onValueChange={(value) => onChange({ maxDistance: DAILY_DISTANCES.find((km) => String(km) === value) ?? null })}
        options={[
          ...DAILY_DISTANCES.map((km) => ({
            value: String(km),
            label: t("dailySettings.upTo", { km: formatNumber(km, language) }),
          })),
          any,
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t("dailySettings.minAge")}
          value={String(minAge ?? AGE.min)}
          onValueChange={(value) => {
            const min = chosen(value, AGE.min);
            onChange({ minAge: min, ...(min && maxAge && min > maxAge && { maxAge: min }) });
          }}
          options={ages}
        />
        <Select
          label={t("dailySettings.maxAge")}
          value={String(maxAge ?? ANY)}
          onValueChange={(value) => {
            const max = chosen(value, AGE.max);
            onChange({ maxAge: max, ...(max && minAge && max < minAge && { minAge: max }) });
          }}
          options={[...ages.slice(0, -1), any]}
        />
      </div>
    </>
  );
}
