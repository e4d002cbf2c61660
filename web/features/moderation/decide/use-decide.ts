import type { Case } from "@nakamatch/contract/endpoints/moderation/cases";
import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { v7 } from "uuid";
import { api, orpc } from "../../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";
import { type AppError, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { refetchPeople } from "../../people/refetch-people.ts";
import { decisionErrorToast } from "./decision-errors.ts";

export type Measure = { reason: ProfileReportReason; notes: string } & (
  | { type: "warning" }
  | { type: "ban"; duration: BanDuration }
);

/**
 * Warns or bans (BAN-07). The same input keeps its id, so that retries after a lost answer are idempotent. Failures are
 * toasts (ERR-48, ERR-49).
 */
export function useDecide(
  person: Pick<PersonBadge, "id"> & { caseId: string | null | undefined },
  onDecided: () => void,
  onRefused?: (error: AppError) => void,
) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { id: personId, caseId } = person;
  const idsTried = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (measure: Measure) => {
      const { reason, notes } = measure;
      const content = JSON.stringify(measure);
      const decisionId = idsTried.current.get(content) ?? v7();
      idsTried.current.set(content, decisionId);
      if (measure.type === "warning") await api.decisions.warn({ personId, reason, notes, decisionId, caseId });
      else await api.decisions.ban({ personId, reason, notes, duration: measure.duration, decisionId, caseId });
    },
    // The bar for undo says what was done.
    onSuccess: () => {
      idsTried.current.clear();
      onDecided();
      void refetchAfterDecision(queries, personId);
    },
    onError: (thrown) => {
      const error = toAppError(thrown);
      toast(decisionErrorToast(t, error, t("banDialog.errors.failed")));
      onRefused?.(error);
      if (error.code === "CASE_NEW") void refetchDecided(queries);
      if (error.code === "CASE_NOT_FOUND") void refetchAfterDecision(queries, personId);
    },
  });
}

type CasePages = { pages: { cases: Case[]; total: number | null }[] };

/** Removes the person from the cached cases at once, then refetches. */
export async function refetchAfterDecision(queries: QueryClient, personId: string): Promise<void> {
  applyConfirmed(queries, {
    queryKey: orpc.cases.list.key({ type: "infinite" }),
    apply: (data: CasePages) => withoutPerson(data, personId),
  });
  await refetchDecided(queries);
}

/** After a decision or its undo. Includes inactive lists, so that the ban list is current when opened (BAN-12, BAN-13). */
export async function refetchDecided(queries: QueryClient): Promise<void> {
  const queryKey = orpc.cases.key();
  await queries.cancelQueries({ queryKey, fetchStatus: "fetching" });
  // Until refetched, undo would apply to an earlier decision.
  queries.setQueryData(orpc.cases.undoable.queryKey(), { undoable: null });
  await Promise.all([
    queries.invalidateQueries({ queryKey, refetchType: "all" }),
    ...[orpc.secondLooks, orpc.moderationFlags].map((group) => refetchChanged(queries, group.key())),
    refetchPeople(queries),
  ]);
}

function withoutPerson(data: CasePages, personId: string): CasePages {
  const isOther = ({ person }: Case) => person.id !== personId;
  if (data.pages.every(({ cases }) => cases.every(isOther))) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      cases: page.cases.filter(isOther),
      total: page.total === null ? null : page.total - 1,
    })),
  };
}
