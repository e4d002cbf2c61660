import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";

const sessionSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isMobile: z.boolean(),
  /** The IP address at sign-in. */
  address: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** Last token refresh: every 15 minutes while active. */
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** The second factor is pending. */
  isHeldBack: z.boolean(),
});
export type OwnSession = z.infer<typeof sessionSchema>;

export const sessions = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/me/sessions",
      summary: "My open sessions, the last used first",
      tags: ["accounts"],
    })
    .output(z.object({ sessions: z.array(sessionSchema) })),

  end: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/sessions/{sessionId}",
      summary: "End one of my sessions",
      description: "Its live connections are closed. An ended session, or another person's, changes nothing.",
      tags: ["accounts"],
    })
    .meta({ worksInMaintenance: true })
    .input(z.object({ sessionId: z.uuid().toLowerCase() }))
    .output(z.object({ isEnded: z.literal(true) })),

  endOthers: memberEndpoint
    .route({ method: "DELETE", path: "/me/sessions", summary: "End all my sessions but this one", tags: ["accounts"] })
    .meta({ worksInMaintenance: true })
    .output(z.object({ ended: z.int().nonnegative() })),
};
