import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { NobodyFound } from "../../ui/art/nobody-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Nobody is in the list (MOD-14), or nobody has the name that is searched for. */
export function ListEmpty({ search, onClear, children }: { search: string; onClear: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  if (!search) return children;
  return (
    <EmptyState
      drawing={<NobodyFound />}
      title={t("moderation.search.none")}
      text={t("moderation.search.noneText")}
      action={<Button onClick={onClear}>{t("moderation.search.clear")}</Button>}
    />
  );
}
