import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { CASE_SORTS, type CaseSort } from "@nakamatch/contract/vocabulary/moderation";
import { REPORT_REASONS } from "@nakamatch/contract/vocabulary/reports";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { languageName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { CaseFilters } from "./use-queues.ts";

type CaseFilteringProps = { filters: CaseFilters; onFilter: (filters: CaseFilters) => void };

/** Order and filters of the cases, behind a button; open at first if one is set. */
export function CaseFiltering({ filters, onFilter }: CaseFilteringProps) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const id = useId();
  const count = Object.keys(filters).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const all = { value: "", label: t("moderation.log.any") };
  const change = (changed: { [Name in keyof CaseFilters]: CaseFilters[Name] | "" }) =>
    onFilter(
      Object.fromEntries(Object.entries({ ...filters, ...changed }).filter(([, value]) => value)) as CaseFilters,
    );
  return (
    <>
      <IconButton
        label={
          count > 0 ? `${t("moderation.reported.filters.show")} (${count})` : t("moderation.reported.filters.show")
        }
        icon={<SlidersHorizontal />}
        variant={count > 0 ? "framed" : "plain"}
        aria-expanded={isOpen}
        aria-controls={id}
        className="ml-auto"
        onClick={() => setIsOpen(!isOpen)}
      />
      <fieldset id={id} hidden={!isOpen} className="grid basis-full grid-cols-2 items-end gap-3 [&[hidden]]:hidden">
        <legend className="sr-only">{t("moderation.reported.filters.show")}</legend>
        <Select
          label={t("moderation.reported.filters.sort")}
          options={CASE_SORTS.map((value) => ({ value, label: t(`moderation.reported.filters.sorts.${value}`) }))}
          value={filters.sort ?? "urgency"}
          onValueChange={(sort: CaseSort) => change({ sort: sort === "urgency" ? "" : sort })}
        />
        <Select
          label={t("moderation.log.reason")}
          options={[all, ...REPORT_REASONS.map((value) => ({ value: value as string, label: reasonText(value) }))]}
          value={filters.reason ?? ""}
          onValueChange={(reason) => change({ reason: reason as CaseFilters["reason"] })}
        />
        <Select
          label={t("moderation.reported.filters.language")}
          options={[
            all,
            ...LANGUAGES.map((value) => ({ value: value as string, label: languageName(value, language) })),
          ]}
          value={filters.language ?? ""}
          onValueChange={(spoken) => change({ language: spoken as CaseFilters["language"] })}
        />
        <Switch
          label={t("moderation.reported.filters.mine")}
          checked={filters.mine ?? false}
          onCheckedChange={(mine) => change({ mine })}
        />
      </fieldset>
    </>
  );
}
