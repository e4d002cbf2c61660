import type { DataExport } from "@nakamatch/contract/endpoints/data-export";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { orpc } from "../../../lib/api.ts";
import { toAppError } from "../../../lib/errors.ts";
import { formatBytes, formatDateTime } from "../../../lib/format.ts";
import { currentLanguage } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** How often the progress is asked for while the archive is being built, in milliseconds. */
const POLLING_MS = 2000;

const ARCHIVE = "/api/v1/me/data-export/archive";

/** The archive of everything that is held about the person: asked for, built by the server, downloaded within a day. */
export function DataSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...orpc.dataExport.current.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.export?.state === "building" ? POLLING_MS : false),
  });
  return (
    <SettingsSection title={t("settings.data.title")} text={t("settings.data.text")}>
      {data ? (
        <Archive archive={data.export} />
      ) : isError ? (
        <RetryButton className="self-start" onClick={() => void refetch()} />
      ) : (
        <Skeleton className="h-12 w-56 max-w-full" />
      )}
    </SettingsSection>
  );
}

function Archive({ archive }: { archive: DataExport | null }) {
  const { t, i18n } = useTranslation();
  const language = currentLanguage(i18n);
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation(
    orpc.dataExport.request.mutationOptions({
      onSuccess: (answer) => queries.setQueryData(orpc.dataExport.current.queryKey(), answer),
      onError: (thrown) =>
        toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
    }),
  );
  const ask = (label: string) => (
    <Button className="self-start" busy={isPending} onClick={() => mutate({})}>
      {label}
    </Button>
  );
  if (archive?.state === "building") {
    return (
      <div className="flex flex-col gap-3" aria-live="polite">
        <p>{t("settings.data.building")}</p>
        {/* biome-ignore lint/a11y/useValidAriaRole: the kit's word for a progress bar */}
        <ProgressBar role="progress" label={t("settings.data.progress")} value={archive.progress} tone="accent" />
      </div>
    );
  }
  if (archive?.state !== "ready") {
    return (
      <>
        {archive?.state === "failed" && <p className="font-bold text-danger-ink">{t("settings.data.failed")}</p>}
        {ask(t("settings.data.request"))}
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <a href={ARCHIVE} download="nakamatch.zip" className={buttonClass({ variant: "secondary" })}>
          <Download className="size-5" />
          {t("settings.data.download", { size: formatBytes(archive.bytes ?? 0, language) })}
        </a>
        {ask(t("settings.data.again"))}
      </div>
      <p className="text-ink-soft text-sm">
        {t("settings.data.until", { date: formatDateTime(archive.expiresAt ?? "", language) })}
      </p>
    </>
  );
}
