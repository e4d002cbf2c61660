import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import { MEETINGS } from "@nakamatch/contract/vocabulary/meetings";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { PlanBarProps } from "./plan-bar.tsx";
import type { PlanLinesProps } from "./plan-lines.tsx";

/** Parts of chats with plans, which reserve their room. */

const ENDED: ReadonlySet<Plan["state"]> = new Set(["declined", "cancelled", "expired"]);
const HOUR_MS = 60 * 60_000;

export const PlanBar = lazyPart<PlanBarProps>(
  () => import("./plan-bar.tsx").then((module) => module.PlanBar),
  ({ plans }) =>
    plans.every(({ state, meeting, endsAt }) =>
      state === "past"
        ? Date.parse(endsAt) + (meeting ? CHECK_IN.hoursAfterPlan : MEETINGS.askedDays * 24) * HOUR_MS < Date.now()
        : ENDED.has(state),
    ) ? null : (
      <div className="min-h-11.5 border-line border-b-2 bg-sheet" />
    ),
  { phrases: ["plans", "checkIns"], tries: 5 },
);

export const PlanLines = lazyPart<PlanLinesProps>(
  () => import("./plan-lines.tsx").then((module) => module.PlanLines),
  ({ plans }) => plans.map(({ id }) => <div key={id} role="presentation" className="mb-4 h-12" />),
  { phrases: ["plans", "checkIns"], tries: 5 },
);

export const ProposeDialog = lazyPart(
  () => import("./propose-dialog.tsx").then((module) => module.ProposeDialog),
  undefined,
  { phrases: ["plans"] },
);

/** The plans above the chat, from when they are known. */
export function ChatPlans({ plans, ...rest }: Omit<PlanBarProps, "atFirst">) {
  const [atFirst] = useState(plans);
  return plans.length > 0 && <PlanBar plans={plans} atFirst={atFirst} {...rest} />;
}
