import { z } from "zod";
import { openEndpoint } from "../../endpoint.ts";

export const system = {
  health: openEndpoint
    .route({
      method: "GET",
      path: "/health",
      summary: "Is the service ready?",
      description: "Checks the database too; 503 with `UNAVAILABLE` while that does not answer.",
      tags: ["system"],
    })
    .meta({ ignoresSession: true })
    .output(
      z.object({
        status: z.literal("ok"),
        version: z.string().describe("Of a release with its commit"),
        proxies: z.int().describe("How many addresses `X-Forwarded-For` has: one per proxy that the request passed"),
      }),
    ),

  alive: openEndpoint
    .route({
      method: "GET",
      path: "/alive",
      summary: "Is this process alive?",
      description: "Checks nothing else: restarting does not help a process that lost its database.",
      tags: ["system"],
    })
    .meta({ ignoresSession: true })
    .output(z.object({ status: z.literal("ok") })),

  contact: openEndpoint
    .route({
      method: "GET",
      path: "/contact",
      summary: "Contact address and operator",
      tags: ["system"],
    })
    .output(
      z.object({
        email: z.string(),
        operator: z.string().nullable().describe("Who answers for the site, as its settings say"),
        address: z.string().nullable().describe("Their postal address"),
      }),
    ),

  reportMissingPath: openEndpoint
    .route({
      method: "POST",
      path: "/missing-paths",
      successStatus: 202,
      summary: "The 404 page was shown",
      description: "Only the path is kept in the log, without its query.",
      tags: ["system"],
    })
    .meta({ worksInMaintenance: true, limit: "missingPaths" })
    .input(z.object({ path: z.string().startsWith("/").max(500) }))
    .output(z.object({ logged: z.literal(true) })),
};
