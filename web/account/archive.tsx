import type { DataExport } from "@nakamatch/contract/endpoints/data-export";
import type { ReactNode } from "react";
import { formatBytes, formatDateTime } from "../lib/format.ts";
import { useTranslation } from "../lib/translation.tsx";
import { DisappearingButton } from "../ui/disappearing-button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";

/** Milliseconds. */
const POLLING_MS = 2000;

/** Milliseconds; false once the state is final. */
export function pollingOf(archive: DataExport | null | undefined): number | false {
  return archive?.state === "building" ? POLLING_MS : false;
}

export type ArchiveProps = {
  archive: DataExport | null;
  isAsking: boolean;
  onAsk: () => void;
  download: (label: string) => ReactNode;
};

/** Requested, being built, or ready for a day. */
export function Archive({ archive, isAsking, onAsk, download }: ArchiveProps) {
  const { t, language } = useTranslation();
  const ask = (label: string) => (
    <DisappearingButton
      focusFallback={(button) => button.closest("section")}
      className="self-start"
      busy={isAsking}
      onClick={onAsk}
    >
      {label}
    </DisappearingButton>
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
        {download(t("settings.data.download", { size: formatBytes(archive.bytes ?? 0, language) }))}
        {ask(t("settings.data.again"))}
      </div>
      <p className="text-ink-soft text-sm">
        {t("settings.data.until", { date: formatDateTime(archive.expiresAt ?? "", language) })}
      </p>
    </>
  );
}
