import type { DataExport } from "@nakamatch/contract/endpoints/operation/data-export";
import { Download } from "lucide-react";
import { useState } from "react";
import { formatBytes, formatDateTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

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
  isDownloading: boolean;
  onDownload: () => void;
};

const stageOf = (archive: DataExport | null) => archive && `${archive.state} ${archive.requestedAt}`;

/** Requested, being built, or ready for a day. Announces what changes while it is on the page. */
export function Archive(props: ArchiveProps) {
  const { t } = useTranslation();
  const { archive } = props;
  const [first] = useState(() => stageOf(archive));
  return (
    <>
      <ArchiveStage {...props} />
      {archive && stageOf(archive) !== first && <Announce text={t(`settings.data.${archive.state}`)} />}
    </>
  );
}

function ArchiveStage({ archive, isAsking, onAsk, isDownloading, onDownload }: ArchiveProps) {
  const { t, language } = useTranslation();
  const ask = (label: string) => (
    <Button className="self-start" busy={isAsking} onClick={onAsk}>
      {label}
    </Button>
  );
  if (archive?.state === "building") {
    return (
      <div className="flex flex-col gap-3">
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
        <Button icon={<Download />} busy={isDownloading} onClick={onDownload}>
          {t("settings.data.download", { size: formatBytes(archive.bytes ?? 0, language) })}
        </Button>
        {ask(t("settings.data.again"))}
      </div>
      <p className="text-ink-soft text-sm">
        {t("settings.data.until", { date: formatDateTime(archive.expiresAt ?? "", language) })}
      </p>
    </>
  );
}
