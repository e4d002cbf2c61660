import type { DailyPerson } from "@nakamatch/contract/endpoints/daily-people";
import { useTranslation } from "../lib/translation.tsx";

/** Shared titles that few others here love. Needs the phrases `taste`. */
export function RareTaste({ taste }: { taste: NonNullable<DailyPerson["taste"]> }) {
  const { t } = useTranslation();
  return t("taste.rare", { title: taste.title, count: taste.fewerThan });
}
