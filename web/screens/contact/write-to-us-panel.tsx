import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The address's frame, with constant height. */
export function WriteToUsPanel({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" variant="raised" aria-labelledby="write-to-us" aria-busy={isBusy || undefined}>
      <h2 id="write-to-us" className="text-lg">
        {t("contact.write")}
      </h2>
      <div className="mt-2 flex flex-col items-start gap-5">{children}</div>
    </Panel>
  );
}

/** Placeholder for client and address. */
export function WriteToUsMeanwhile({ children }: { children?: ReactNode }) {
  return (
    <WriteToUsPanel isBusy>
      {children}
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="h-14 w-52 rounded-control" />
    </WriteToUsPanel>
  );
}
