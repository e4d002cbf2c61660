import { PLAN_LINK_PATH } from "@nakamatch/contract/vocabulary/plan-links";
import type { FastifyInstance } from "fastify";
import { type LinkPageParts, registerLinkPage } from "../../../http/link-page.ts";
import { memberProcedures } from "../../../http/procedures.ts";
import { endedPage, firstPage, shownPage } from "./page.ts";
import { endLink, listLinks, makeLink, openLink, type PlanLinkDeps, tellWell } from "./service.ts";

/** Binds the endpoints of links to plans, for members. */
export function planLinkRoutes(deps: PlanLinkDeps) {
  const { planLinks } = memberProcedures;
  const { db } = deps;
  return {
    list: planLinks.list.handler(({ context }) => listLinks(db, context.actor)),
    make: planLinks.make.handler(({ input, context }) => makeLink(deps, context.actor, input)),
    tellWell: planLinks.tellWell.handler(({ input, context }) => tellWell(db, context.actor, input.planId)),
    end: planLinks.end.handler(({ input, context }) => endLink(db, context.actor, input.planId)),
  };
}

/** Serves what a link shows to whoever has it. */
export function registerPlanLinkPage(
  app: FastifyInstance,
  { limiter, ...deps }: Pick<PlanLinkDeps, "db" | "storage"> & Pick<LinkPageParts, "limiter">,
): void {
  registerLinkPage(app, {
    path: PLAN_LINK_PATH,
    limit: "planLinkPage",
    limiter,
    first: firstPage,
    ended: endedPage,
    show: async (token, language) => {
      const link = await openLink(deps, token);
      return link && shownPage(link, language);
    },
  });
}
