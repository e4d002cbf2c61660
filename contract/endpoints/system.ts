import { oc } from "@orpc/contract";
import { z } from "zod";

export const system = {
  health: oc
    .route({
      method: "GET",
      path: "/health",
      summary: "Is the service ready?",
      description: "Asks the database too; 503 with `UNAVAILABLE` while that does not answer.",
      tags: ["system"],
    })
    .output(z.object({ status: z.literal("ok") })),

  alive: oc
    .route({
      method: "GET",
      path: "/alive",
      summary: "Is this process alive?",
      description: "Asks nobody: a process that lost its database is not helped by being started again.",
      tags: ["system"],
    })
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
