import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useMyInterests } from "../use-interests.ts";
import { AskForList } from "./ask-for-list.tsx";
import { ChooseTitles } from "./choose-titles.tsx";
import { LocateTitles } from "./locate-titles.tsx";
import { type ImportStage, useListImport } from "./use-list-import.ts";

export type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Drop or paste a list, review, tick, add. The file stays on the device; the server gets titles, years and numbers. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  return open ? <OpenDialog onOpenChange={onOpenChange} /> : null;
}

function OpenDialog({ onOpenChange }: Pick<ImportDialogProps, "onOpenChange">) {
  const { t } = useTranslation();
  const { stage, read, stop } = useListImport();
  const { data: mine } = useMyInterests();
  if (stage.name === "choosing" && mine) {
    const { matched, unreadable } = stage;
    const onClose = () => onOpenChange(false);
    return <ChooseTitles matched={matched} unreadable={unreadable} mine={mine} onBack={stop} onClose={onClose} />;
  }
  if (stage.name === "locating") {
    const { file, question } = stage;
    const onClose = () => onOpenChange(false);
    return <LocateTitles question={question} onLocate={(place) => read(file, place)} onBack={stop} onClose={onClose} />;
  }
  const isWorking = stage.name !== "asking";
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onOpenChange(false)}
      size="md"
      title={t("interests.list.title")}
      description={isWorking ? undefined : t("interests.list.intro")}
      actions={
        isWorking && (
          <Button autoFocus onClick={stop}>
            {t("common.actions.cancel")}
          </Button>
        )
      }
    >
      {stage.name === "asking" ? (
        <AskForList problem={stage.problem} error={stage.error} onList={read} />
      ) : (
        <Working {...(stage.name === "working" ? stage : MATCHED)} />
      )}
    </Dialog>
  );
}

type Progress = Omit<Extract<ImportStage, { name: "working" }>, "name">;

/** While the own titles load. */
const MATCHED: Progress = { step: "matching", share: 0, done: 0, total: 0 };

function Working({ step, share, done, total }: Progress) {
  const { t } = useTranslation();
  return (
    <div className="py-8">
      <p role="status" className="sr-only">
        {t(`interests.list.${step}`)}
      </p>
      {/* biome-ignore lint/a11y/useValidAriaRole: the kit's word for a progress bar */}
      <ProgressBar
        role="progress"
        label={t(`interests.list.${step}`)}
        // Only an archive's parts can be counted.
        value={share === 0 ? undefined : share * 100}
        valueText={total > 0 ? t("interests.list.progress", { done, total }) : undefined}
      />
    </div>
  );
}
