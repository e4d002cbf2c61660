import type { TitlePlace, TitleQuestion } from "@nakamatch/domain/lists/list-item";
import { useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { RadioCards } from "../../../../ui/radio-cards.tsx";
import { TickRow } from "./title-sections.tsx";

const LINES = "lines";

export type LocateTitlesProps = {
  question: TitleQuestion;
  onLocate: (place: TitlePlace) => void;
  onBack: () => void;
  onClose: () => void;
};

/** Asks for the title column. Nothing is sent before. */
export function LocateTitles({ question: { rows, mayBeLines }, onLocate, onBack, onClose }: LocateTitlesProps) {
  const { t } = useTranslation();
  const [hasHeading, setHasHeading] = useState(!mayBeLines);
  const [place, setPlace] = useState("");
  const [heading = [], ...others] = rows;
  const isByLine = place === LINES;

  const isFilled = (cell: string) => cell !== "";
  const columns = heading.map((name, column) => {
    const cells = (hasHeading ? others : rows).map((row) => row[column] ?? "").filter(isFilled);
    return {
      value: String(column),
      name: (hasHeading && name) || t("interests.list.column", { number: column + 1 }),
      cells: cells.join(" · ") || "—",
    };
  });
  const lines = {
    value: LINES,
    name: t("interests.list.lines"),
    cells: rows.map((row) => row.filter(isFilled).join(", ")).join(" · "),
  };
  const options = (mayBeLines ? [lines, ...columns] : columns).map(({ value, name, cells }) => ({
    value,
    label: (
      <>
        <span className="block wrap-anywhere font-bold">{name}</span>
        <span className="line-clamp-3 wrap-anywhere font-normal text-ink-soft text-sm">{cells}</span>
      </>
    ),
  }));

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={t("interests.list.title")}
      description={t("interests.list.locateIntro")}
      actions={
        <>
          <Button onClick={onBack}>{t("interests.list.another")}</Button>
          <Button
            variant="primary"
            disabled={place === ""}
            onClick={() => onLocate(isByLine ? LINES : { column: Number(place), hasHeading })}
          >
            {t("interests.list.read")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioCards legend={t("interests.list.locate")} options={options} value={place} onValueChange={setPlace} />
        {!isByLine && (
          <TickRow checked={hasHeading} onChange={setHasHeading}>
            {t("interests.list.heading")}
          </TickRow>
        )}
      </div>
    </Dialog>
  );
}
