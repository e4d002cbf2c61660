import type { WantedTime } from "@nakamatch/contract/endpoints/chats/plans";
import { type App, usePart } from "../../../lib/app.tsx";

export interface PlanDraft {
  /** Of the plan that it becomes; another one after each change, so that a lost answer makes none twice. */
  id: string;
  text: string;
  /** One that both love, as long as the text is its own. */
  title: { id: number; text: string } | null;
  place: string;
  when: WantedTime;
}

/** Plans not yet proposed, by chat, until the session or the page ends. */
function createPlanDrafts({ session }: App): Map<string, PlanDraft> {
  const drafts = new Map<string, PlanDraft>();
  session.onAuthEvent((_event, { user }) => {
    if (!user) drafts.clear();
  });
  return drafts;
}

export function usePlanDrafts(): Map<string, PlanDraft> {
  return usePart(createPlanDrafts);
}
