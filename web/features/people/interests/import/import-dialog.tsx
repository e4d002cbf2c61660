import type { ListService } from "@nakamatch/contract/vocabulary/list-services";
import { useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useMyInterests } from "../use-interests.ts";
import { AskForList } from "./ask-for-list.tsx";
import { AskForName, type PublicListSource } from "./ask-for-name.tsx";
import { ChooseTitles } from "./choose-titles.tsx";
import { LocateTitles } from "./locate-titles.tsx";
import { type ImportStage, useListImport } from "./use-list-import.ts";

export type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Services whose public lists the server can read. */
  services: readonly ListService[];
};

/**
 * Name, drop or paste a list, review, tick, add. A file stays on the device; the server gets titles, years and
 * numbers.
 */
export function ImportDialog({ open, ...dialog }: ImportDialogProps) {
  return open ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ onOpenChange, services }: Omit<ImportDialogProps, "open">) {
  const { t } = useTranslation();
  const { stage, read, readPublicList, stop } = useListImport();
  const [first] = services;
  const [isByName, setIsByName] = useState(first !== undefined);
  const [hasAsked, setHasAsked] = useState(false);
  const [source, setSource] = useState<PublicListSource>({ service: first ?? "anilist", name: "" });
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
      description={isWorking || isByName ? undefined : t("interests.list.intro")}
      actions={
        isWorking && (
          <Button autoFocus onClick={stop}>
            {t("common.actions.cancel")}
          </Button>
        )
      }
    >
      {stage.name === "asking" ? (
        <div className="flex flex-col gap-6">
          <Problem {...stage} />
          {services.length > 0 && (
            <Segmented
              label={t("interests.list.source")}
              options={[
                { value: "name", label: t("interests.list.byName") },
                { value: "file", label: t("interests.list.byFile") },
              ]}
              value={isByName ? "name" : "file"}
              onValueChange={(value) => {
                stop();
                setHasAsked(false);
                setIsByName(value === "name");
              }}
            />
          )}
          {isByName ? (
            <AskForName
              services={services}
              source={source}
              onChange={setSource}
              hasFocus={hasAsked}
              onName={(service, name) => {
                setHasAsked(true);
                readPublicList(service, name);
              }}
            />
          ) : (
            <AskForList onList={read} />
          )}
        </div>
      ) : (
        <Working {...(stage.name === "working" ? stage : MATCHED)} />
      )}
    </Dialog>
  );
}

/** Explains why the last list failed. */
function Problem({ problem, error }: Extract<ImportStage, { name: "asking" }>) {
  const { t } = useTranslation();
  const wrong = problem ? t(`interests.list.problems.${problem}`) : error?.text(t);
  return (
    // Takes no gap while empty.
    <div role="alert" className="empty:-mb-6">
      {wrong && <FieldError>{wrong}</FieldError>}
    </div>
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
