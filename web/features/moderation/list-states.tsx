import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Announce } from "../../ui/announce.tsx";
import { AllCalm } from "../../ui/art/all-calm.tsx";
import { NobodyFound } from "../../ui/art/nobody-found.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A list of the moderation screen that is being fetched. */
export function ListWaiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Announce text={t("common.loading")} />
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="h-36 rounded-panel" />
      ))}
    </div>
  );
}

/** A list that could not be fetched (ERR-52). */
export function ListError({
  title,
  text,
  busy,
  onRetry,
}: {
  title: string;
  text: string;
  busy: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing={<AllCalm />}
      title={title}
      text={text}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t("common.actions.retry")}
        </Button>
      }
    />
  );
}

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
