import { memberProcedures } from "../../../http/procedures.ts";
import { answerPlan, calendarFile, listPlans, type PlanDeps, proposePlan, setEmailed, showEmailed } from "./service.ts";

/** Binds the endpoints of plans, for members. */
export function planRoutes(deps: PlanDeps) {
  const { plans } = memberProcedures;
  const { db } = deps;
  return {
    list: plans.list.handler(({ input, context }) => listPlans(db, context.actor, input.chatId)),
    propose: plans.propose.handler(({ input, context }) => proposePlan(deps, context.actor, input)),
    answer: plans.answer.handler(({ input, context }) => answerPlan(deps, context.actor, input)),
    calendar: plans.calendar.handler(({ input, context }) => calendarFile(deps, context.actor, input)),
    settings: plans.settings.handler(({ context }) => showEmailed(db, context.actor)),
    change: plans.change.handler(({ input, context }) => setEmailed(db, context.actor, input)),
  };
}
