import { z } from "zod";
import { errors, memberEndpoint, openEndpoint } from "../../endpoint.ts";
import { DIGEST_FREQUENCIES } from "../../vocabulary/digests.ts";
import { timeZoneSchema } from "../push/push-notifications.ts";

const digest = z.object({ digest: z.enum(DIGEST_FREQUENCIES) });

export const digestEmails = {
  current: memberEndpoint
    .route({
      method: "GET",
      path: "/me/digest",
      summary: "How often I get the email digest",
      tags: ["notifications"],
    })
    .output(digest),
  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/digest",
      summary: "Change how often I get the email digest",
      description:
        "It comes in the evening of `timeZone` (UTC where the server does not know it), outside quiet hours, and only where " +
        "something is new.",
      tags: ["notifications"],
    })
    .meta({ limit: "notificationSettings" })
    .input(digest.extend({ timeZone: timeZoneSchema }))
    .output(digest),
  unsubscribe: openEndpoint
    .route({
      method: "POST",
      path: "/digest/unsubscribe",
      summary: "Unsubscribe from the email digest",
      description: "By the token of an emailed link, without a session. Repeating it changes nothing.",
      tags: ["notifications"],
    })
    .meta({ worksInMaintenance: true, limit: "unsubscribe" })
    .errors(errors("LINK_INVALID"))
    .input(z.object({ token: z.string().max(500) }))
    .output(z.object({ digest: z.literal("off") })),
};
