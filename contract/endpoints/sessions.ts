import { z } from "zod";
import { memberEndpoint } from "../endpoint.ts";

const sessionSchema = z.object({
  id: z.uuid(),
  /** Null: it is not known, as of programs. */
  browser: z.string().nullable(),
  /** The operating system. */
  system: z.string().nullable(),
  isMobile: z.boolean(),
  /** The network address from which it was opened. */
  address: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** When its tokens were last renewed, which happens every quarter of an hour while it is used. */
  lastSeenAt: z.iso.datetime(),
  /** The session of this call. */
  isCurrent: z.boolean(),
  /** The code of a second factor is missing: it opens nothing yet. */
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
      description:
        "Its live connections are closed. One that has ended already, or is somebody else's, changes nothing.",
      tags: ["accounts"],
    })
    .input(z.object({ sessionId: z.uuid().toLowerCase() }))
    .output(z.object({ isEnded: z.literal(true) })),

  endOthers: memberEndpoint
    .route({ method: "DELETE", path: "/me/sessions", summary: "End all my sessions but this one", tags: ["accounts"] })
    .output(z.object({ ended: z.int().nonnegative() })),
};
