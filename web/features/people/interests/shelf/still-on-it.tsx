import type { Interest } from "@nakamatch/contract/schemas/people";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useEditShelf } from "./use-edit-shelf.ts";

const ANSWERS = [
  ["now", "yes"],
  ["finished", "finished"],
  ["dropped", "dropped"],
] as const;

/** Asks to confirm a title whose "now" status has expired for others. */
export function StillOnIt({ title: { id, name } }: { title: Interest }) {
  const { t } = useTranslation();
  const { tell } = useEditShelf();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-wash p-3">
      <p className="min-w-0 flex-[1_1_16rem]">{t("shelf.ask.question", { title: name })}</p>
      <div className="flex flex-wrap gap-2">
        {ANSWERS.map(([status, answer]) => (
          <Button key={status} onClick={() => tell({ interestId: id, status })}>
            {t(`shelf.ask.${answer}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
