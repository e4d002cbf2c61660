import type { Interest } from "@nakamatch/contract/schemas/people";
import type { StatusLists } from "@nakamatch/contract/schemas/shelf";
import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import { titleStatusOf } from "@nakamatch/domain/lists/title-status";
import { useState } from "react";
import { useTranslation } from "../../../../lib/translation.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import type { MatchedList } from "./match-list.ts";
import { DoubtfulTitles, RecognisedTitles, TickRow, UnknownTitles } from "./title-sections.tsx";
import { useAddList } from "./use-list-import.ts";

export type ChooseTitlesProps = {
  matched: MatchedList;
  unreadable: number;
  mine: readonly Interest[];
  onBack: () => void;
  onClose: () => void;
};

/**
 * Certain and loved titles start ticked, as room allows; doubtful ones never. Unknown titles go to the team only
 * with consent.
 */
export function ChooseTitles({ matched, unreadable, mine, onBack, onClose }: ChooseTitlesProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const own = new Set(mine.map(({ id }) => id));
  const recognised = matched.recognised.filter(({ interest }) => !own.has(interest.id));
  const doubtful = matched.doubtful
    .map(({ item, choices }) => ({ item, choices: choices.filter(({ id }) => !own.has(id)) }))
    .filter(({ choices }) => choices.length > 0);
  const room = Math.max(0, OWN_INTERESTS_MAX - mine.length);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => {
    const loved = recognised.filter(({ isLoved }) => isLoved).map(({ interest }) => interest.id);
    return new Set(loved.slice(0, room));
  });
  const [tellUnknown, setTellUnknown] = useState(false);
  const chosen = [...ticked].filter((id) => !own.has(id));

  const add = useAddList({
    onAdded: (count) => {
      onClose();
      toast({ title: t("interests.list.added", { count }), variant: "success" });
    },
    onFailed: (error) => toast({ title: t("common.toasts.error"), description: error.text(t), variant: "destructive" }),
  });

  const tick = (ids: readonly number[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (!on) next.delete(id);
      else if (next.size < room) next.add(id);
    }
    setTicked(next);
  };
  const titles = { ticked, isFull: chosen.length >= room, onTick: tick };
  const known = matched.recognised.length - recognised.length;

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      dismissable={!add.isPending}
      size="lg"
      title={t("interests.list.title")}
      actions={
        <>
          <Button disabled={add.isPending} onClick={onBack}>
            {t("interests.list.another")}
          </Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={chosen.length === 0}
            onClick={() =>
              add.mutate({
                interestIds: chosen,
                statuses: statusesOf(matched, chosen),
                unknown: tellUnknown ? matched.unknown : [],
              })
            }
          >
            {t("interests.list.add", { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div role="status">
          <p className="font-bold text-lg">{t("interests.list.found", { count: matched.recognised.length })}</p>
          {known > 0 && <p className="text-ink-soft">{t("interests.list.known", { count: known })}</p>}
          {unreadable > 0 && <p className="text-ink-soft">{t("interests.list.unreadable", { count: unreadable })}</p>}
          {titles.isFull && <p className="font-bold">{t("interests.list.full", { max: OWN_INTERESTS_MAX })}</p>}
        </div>
        {recognised.length > 0 && <RecognisedTitles recognised={recognised} {...titles} />}
        {doubtful.length > 0 && <DoubtfulTitles doubtful={doubtful} {...titles} />}
        {matched.unknown.length > 0 && (
          <UnknownTitles unknown={matched.unknown}>
            <TickRow checked={tellUnknown} onChange={setTellUnknown}>
              {t("interests.list.tell")}
            </TickRow>
          </UnknownTitles>
        )}
      </div>
    </Dialog>
  );
}

/** The list's statuses of the chosen titles. */
function statusesOf({ recognised, doubtful }: MatchedList, chosen: readonly number[]): StatusLists {
  const entries = [
    ...recognised.map(({ interest, item }) => ({ id: interest.id, item })),
    ...doubtful.flatMap(({ item, choices }) => choices.map(({ id }) => ({ id, item }))),
  ];
  const statusOf = new Map(entries.toReversed().map(({ id, item }) => [id, titleStatusOf(item.status)]));
  const statuses: StatusLists = {};
  for (const id of chosen) {
    const status = statusOf.get(id);
    if (status) statuses[status] = [...(statuses[status] ?? []), id];
  }
  return statuses;
}
