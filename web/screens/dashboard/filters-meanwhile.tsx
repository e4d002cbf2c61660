import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { cx } from "../../ui/cx.ts";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { FiltersPanelProps } from "./filters-panel.tsx";

/** The filters while their code is on its way: as high as they are, so that nothing moves when they come. */
export function FiltersMeanwhile({ id }: FiltersPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel
      as="section"
      id={id}
      aria-label={t("dashboard.filters.title")}
      aria-busy="true"
      padding="sm"
      className="flex flex-col gap-5"
    >
      <Announce text={t("common.loading")} />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        <Control label={t("dashboard.filters.country")} />
        <Control label={t("dashboard.filters.city")} />
        <div className="grid min-w-0 grid-cols-2 gap-3">
          <Control label={t("dashboard.filters.minAge")} />
          <Control label={t("dashboard.filters.maxAge")} />
        </div>
        <Control label={t("dashboard.filters.compatibility")} className="h-11.25" />
        <Control label={t("dashboard.filters.distance")} className="h-11.25" />
        <div>
          <Control label={t("dashboard.filters.interests")} />
          <p className="mt-1.5 text-ink-soft text-sm">{t("dashboard.filters.interestsHint")}</p>
        </div>
      </div>
      <Skeleton className="h-12 w-48 rounded-control" />
      <div className="-mx-4 -mb-4 border-line border-t-2 px-4 py-3 md:hidden">
        <Skeleton className="h-12 rounded-control" />
      </div>
    </Panel>
  );
}

function Control({ label, className }: { label: string; className?: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="font-bold">{label}</span>
      <Skeleton className={cx("rounded-control", className ?? "h-12")} />
    </div>
  );
}
