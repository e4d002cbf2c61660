import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { interestKindSchema } from "../../schemas/people.ts";
import { PLAN_LINKS } from "../../vocabulary/plan-links.ts";

const instant = z.iso.datetime();

export const planLinkSchema = z.object({
  planId: z.uuid(),
  /** A text, or the name of a title, of this kind. */
  what: z.string(),
  titleKind: interestKindSchema.nullable(),
  startsAt: instant,
  /** When the link ends by itself. */
  endsAt: instant,
  madeAt: instant,
  /** How often somebody pressed to see what it shows. */
  opened: z.int().nonnegative(),
  /** When its maker last said that all is well. */
  wellAt: instant.nullable(),
});
export type PlanLink = z.infer<typeof planLinkSchema>;

const planId = z.object({ planId: z.uuid().toLowerCase() });

export const planLinks = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/me/plan-links",
      summary: "My links to plans, soonest first",
      description: `At most ${PLAN_LINKS.listed}, without their addresses. They end ${PLAN_LINKS.hoursAfter} hours after the plan.`,
      tags: ["chats"],
    })
    .output(z.object({ links: z.array(planLinkSchema).max(PLAN_LINKS.listed) })),

  make: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/plans/{planId}/link",
      summary: "Make a link to an accepted plan, for somebody I trust",
      description:
        "Who opens it needs no account. The address is given out only now. A link made before for the same plan ends. `PLAN_CHANGED` for a plan that is not agreed on, or over.",
      tags: ["chats"],
    })
    .meta({ limit: "planLink" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "PLAN_NOT_FOUND", "PLAN_CHANGED"))
    .input(planId.extend({ chatId: z.uuid().toLowerCase() }))
    .output(z.object({ link: planLinkSchema, address: z.url() })),

  tellWell: memberEndpoint
    .route({
      method: "POST",
      path: "/me/plan-links/{planId}/well",
      summary: "Say by a link that all is well",
      tags: ["chats"],
    })
    .meta({ limit: "planLink", worksInMaintenance: true })
    .errors(errors("PLAN_LINK_NOT_FOUND"))
    .input(planId)
    .output(planLinkSchema),

  end: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/plan-links/{planId}",
      summary: "End a link to a plan",
      description: "Idempotent. Also after a block, when the conversation cannot be read any more.",
      tags: ["chats"],
    })
    .meta({ limit: "planLink", worksInMaintenance: true })
    .input(planId)
    .output(z.object({ isEnded: z.literal(true) })),
};
