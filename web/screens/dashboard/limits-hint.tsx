import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { type Limits, narrowedTo } from "@nakamatch/domain/meeting/filters";
import { SlidersHorizontal, X } from "lucide-react";
import { formatNumber } from "../../lib/format.ts";
import { storedChoice } from "../../lib/stored-choice.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const hint = storedChoice("nakamatch-limits-hint", "limitsHint", ["answered"]);

type LimitsHintProps = {
  filters: DiscoveryFilters;
  /** Those of "six for today". */
  limits: Limits;
  onApply: (filters: Partial<DiscoveryFilters>) => void;
};

/** Offers once in this browser to filter the list by the limits of "six for today", where they are narrower. */
export function LimitsHint({ filters, limits, onApply }: LimitsHintProps) {
  const { t, language } = useTranslation();
  const isAnswered = hint.use() !== undefined;
  const narrowed = narrowedTo(filters, limits);
  if (isAnswered || Object.keys(narrowed).length === 0) return null;
  const { ageRange, maxDistance } = narrowed;
  const [min, max] = ageRange ?? [];
  const told = [
    ageRange && t("taste.today.limits.ages", { ages: max === AGE.max ? `${min}+` : `${min}–${max}` }),
    maxDistance !== undefined && t("dashboard.limitsHint.near", { km: formatNumber(maxDistance, language) }),
  ];
  return (
    <div className="flex min-h-13 items-center gap-2">
      <Button
        icon={<SlidersHorizontal className="size-5 shrink-0" />}
        className="min-w-0 px-3! text-left text-sm!"
        onClick={() => {
          hint.set("answered");
          onApply(narrowed);
        }}
      >
        {t("dashboard.limitsHint.apply", { limits: told.filter(Boolean).join(", ") })}
      </Button>
      <IconButton label={t("dashboard.limitsHint.close")} icon={<X />} onClick={() => hint.set("answered")} />
    </div>
  );
}
