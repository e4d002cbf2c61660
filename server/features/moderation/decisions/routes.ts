import { memberProcedures, moderatorProcedures, publicProcedures } from "../../../http/procedures.ts";
import { ban, confirmWarning, createTransparency, type DecisionDeps, dismissReports, unban, warn } from "./service.ts";

/** Binds the decisions endpoints: for moderators; public figures for everyone. */
export function decisionRoutes(deps: DecisionDeps) {
  const { decisions } = moderatorProcedures;
  const transparency = createTransparency(deps);
  return {
    warn: decisions.warn.handler(({ input, context }) => warn(deps, context.actor, input)),
    ban: decisions.ban.handler(({ input, context }) => ban(deps, context.actor, input)),
    unban: decisions.unban.handler(({ input, context }) => unban(deps, context.actor, input.personId, input.notes)),
    dismissReports: decisions.dismissReports.handler(({ input, context }) =>
      dismissReports(deps, context.actor, input),
    ),
    transparency: publicProcedures.decisions.transparency.handler(() => transparency.read()),
  };
}

/** Binds the confirmation of a member's own warning. */
export function warningRoutes(deps: DecisionDeps) {
  const { warnings } = memberProcedures;
  return {
    confirm: warnings.confirm.handler(({ input, context }) => confirmWarning(deps, context.actor, input)),
  };
}
