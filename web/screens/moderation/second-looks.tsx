import type { AwaitedLook } from "@nakamatch/contract/endpoints/moderation/second-looks";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Eye } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { BannedItem, Fact } from "./banned-people.tsx";
import { SealedEvidence } from "./sealed-evidence.tsx";
import { personQuery, useDecision } from "./use-queues.ts";

/** Permanent bans that need a second moderator, folded initially; renders nothing if there are none. */
export function SecondLooks() {
  const { t } = useTranslation();
  const { data } = useQuery(orpc.secondLooks.list.queryOptions());
  if (!data || data.bans.length === 0) return null;
  const { bans, hasMore } = data;
  return (
    <details className="group/looks mb-4 rounded-panel border-2 border-edge bg-accent-wash">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-bold text-accent-ink">
        <Eye aria-hidden className="size-5 shrink-0" />
        {t("moderation.secondLook.title", { count: bans.length })}
        <ChevronDown aria-hidden className="ml-auto size-5 shrink-0 group-open/looks:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
        <p className="text-accent-ink">{t("moderation.secondLook.text")}</p>
        <ul className="flex flex-col gap-3">
          {bans.map((ban) => (
            <AwaitedItem key={ban.decisionId} ban={ban} />
          ))}
        </ul>
        {hasMore && <p className="text-accent-ink">{t("moderation.secondLook.more")}</p>}
      </div>
    </details>
  );
}

function AwaitedItem({ ban }: { ban: AwaitedLook }) {
  const { t } = useTranslation();
  const { decisionId, decidedBy } = ban;
  const { id: personId, nickname: name } = ban.person;
  const { mutate, isPending } = useDecision(() => api.secondLooks.look({ personId, decisionId }), {
    personId,
    done: () => ({
      title: t("moderation.secondLook.doneTitle"),
      description: t("moderation.secondLook.done", { name }),
    }),
  });
  return (
    <BannedItem
      entry={ban}
      facts={decidedBy && <Fact label={t("moderation.secondLook.decidedBy")}>@{decidedBy}</Fact>}
      action={
        <Button
          variant="primary"
          className="max-sm:w-full"
          busy={isPending}
          aria-label={t("moderation.secondLook.lookedName", { name })}
          onClick={() => mutate()}
        >
          {t("moderation.secondLook.looked")}
        </Button>
      }
    >
      <EvidenceOf personId={personId} />
    </BannedItem>
  );
}

/** Evidence, loaded on opening. */
function EvidenceOf({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...personQuery(personId), enabled: isOpen });
  return (
    <details className="basis-full" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-bold underline underline-offset-4">
        {t("moderation.secondLook.evidence")}
      </summary>
      {data ? (
        data.evidence.length > 0 ? (
          <div className="grid gap-3 lg:grid-cols-2">
            {data.evidence.map((evidence) => (
              <SealedEvidence key={evidence.id} evidence={evidence} />
            ))}
          </div>
        ) : (
          <p className="text-ink-soft">{t("moderation.secondLook.noEvidence")}</p>
        )
      ) : isError ? (
        <RetryButton onClick={() => void refetch()} />
      ) : (
        isOpen && (
          <p role="status" className="text-xl">
            <Spinner />
            <span className="sr-only">{t("common.loading")}</span>
          </p>
        )
      )}
    </details>
  );
}
