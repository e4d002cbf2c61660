import { oc } from "@orpc/contract";
import { z } from "zod";

export const system = {
  health: oc
    .route({ method: "GET", path: "/health", summary: "Is the service ready?", tags: ["system"] })
    .output(z.object({ status: z.literal("ok") })),

  reportMissingPath: oc
    .route({
      method: "POST",
      path: "/missing-paths",
      successStatus: 202,
      summary: "A visitor met the 404 page",
      description: "Only the path is kept in the log, without its query.",
      tags: ["system"],
    })
    .input(z.object({ path: z.string().startsWith("/").max(500) }))
    .output(z.object({ logged: z.literal(true) })),
};
