import { useTranslation } from "react-i18next";
import { Announce } from "../../ui/announce.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { FiltersPanelProps } from "./filters-panel.tsx";

const FILTERS = ["country", "city", "age", "compatibility", "distance", "interests"];

/** The filters while their code is on its way, about as high as they are. */
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
        {FILTERS.map((filter) => (
          <div key={filter} className="flex flex-col gap-1.5 pb-3.25">
            <Skeleton className="my-0.75 h-4.5 w-2/5" />
            <Skeleton className="h-12 rounded-control" />
          </div>
        ))}
      </div>
      <Skeleton className="h-12 w-48 rounded-control" />
    </Panel>
  );
}
