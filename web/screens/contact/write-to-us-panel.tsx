import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The frame of the address, as high before it is here as afterwards. */
export function WriteToUsPanel({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" variant="raised" aria-labelledby="write-to-us" aria-busy={isBusy || undefined}>
      <h2 id="write-to-us" className="text-lg">
        {t("contact.write")}
      </h2>
      <div className="mt-2 flex flex-col items-start gap-5 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        {children}
      </div>
    </Panel>
  );
}

/** In its place until the client of the API is here, and then until the address is. */
export function WriteToUsMeanwhile({ children }: { children?: ReactNode }) {
  return (
    <WriteToUsPanel isBusy>
      {children}
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-14 w-52 rounded-control" />
    </WriteToUsPanel>
  );
}
