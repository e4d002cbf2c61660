import type { AwaitedLook } from "@nakamatch/contract/endpoints/moderation/second-looks";
import { NOTES_MAX } from "@nakamatch/contract/vocabulary/decisions";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Eye } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useBanChange } from "./ban-change.tsx";
import { BannedItem } from "./banned-people.tsx";
import { Said } from "./beside.tsx";
import { useButtonKeys } from "./use-list-keys.ts";
import { useDecision } from "./use-queues.ts";

/** While the focus is in it, the letters are about these bans instead of the cases below. */
const PART = "looks";

/** Permanent bans that need a second moderator, folded initially; renders nothing if there are none. */
export function SecondLooks() {
  const { t } = useTranslation();
  const { data } = useQuery(orpc.secondLooks.list.queryOptions());
  const { ask, isAsking, dialog } = useBanChange({ entries: data?.bans ?? [], canLift: true });
  const { said } = useButtonKeys({
    entries: data?.bans ?? [],
    idOf: ({ decisionId }) => decisionId,
    attribute: "look",
    within: PART,
    isOff: isAsking,
  });
  if (!data || data.bans.length === 0) return dialog;
  const { bans, hasMore } = data;
  return (
    <>
      <details className="group/looks mb-4 rounded-panel border-2 border-edge bg-accent-wash">
        <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-bold text-accent-ink">
          <Eye aria-hidden className="size-5 shrink-0" />
          {t("moderation.secondLook.title", { count: bans.length })}
          <ChevronDown aria-hidden className="ml-auto size-5 shrink-0 group-open/looks:rotate-180" />
        </summary>
        <div data-keys={PART} className="flex flex-col gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
          <p className="text-accent-ink">{t("moderation.secondLook.text")}</p>
          <ul className="flex flex-col gap-3">
            {bans.map((ban) => (
              <AwaitedItem key={ban.decisionId} ban={ban} onOtherwise={() => ask(ban)} />
            ))}
          </ul>
          {hasMore && <p className="text-accent-ink">{t("moderation.secondLook.more")}</p>}
        </div>
      </details>
      <Said>{said}</Said>
      {dialog}
    </>
  );
}

function AwaitedItem({ ban, onOtherwise }: { ban: AwaitedLook; onOtherwise: () => void }) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState("");
  const { decisionId } = ban;
  const { id: personId, nickname: name } = ban.person;
  const { mutate, isPending } = useDecision(() => api.secondLooks.look({ personId, decisionId, notes }), {
    personId,
    done: () => ({
      title: t("moderation.secondLook.doneTitle"),
      description: t("moderation.secondLook.done", { name }),
    }),
  });
  return (
    <BannedItem
      entry={ban}
      lookId={decisionId}
      actions={
        <>
          <Button
            variant="primary"
            busy={isPending}
            aria-keyshortcuts="b"
            aria-label={t("moderation.secondLook.lookedName", { name })}
            onClick={() => mutate()}
          >
            {t("moderation.secondLook.looked")}
          </Button>
          <Button
            disabled={isPending}
            aria-haspopup="dialog"
            aria-keyshortcuts="d"
            aria-label={t("moderation.banChange.otherwiseName", { name })}
            onClick={onOtherwise}
          >
            {t("moderation.banChange.otherwise")}
          </Button>
        </>
      }
    >
      <TextArea
        label={t("moderation.secondLook.note")}
        hint={t("moderation.banChange.notesKept")}
        optional
        rows={1}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
    </BannedItem>
  );
}
