import { moderatorProcedures, publicProcedures } from "../../../http/procedures.ts";
import { type AppealDeps, createAppeal, decideAppeal, listAppeals, saveDraft } from "./service.ts";

/** Binds the appeals endpoints: appealing with or without a session; the rest for moderators. */
export function appealRoutes(deps: AppealDeps) {
  const { create } = publicProcedures.appeals;
  const { list, decide, saveDraft: save } = moderatorProcedures.appeals;
  return {
    create: create.handler(({ input, context }) => createAppeal(deps, context.actor, input)),
    list: list.handler(({ input, context }) => listAppeals(deps, context.actor, input)),
    saveDraft: save.handler(({ input, context }) => saveDraft(deps.db, context.actor, input)),
    decide: decide.handler(({ input, context }) => decideAppeal(deps, context.actor, input)),
  };
}
