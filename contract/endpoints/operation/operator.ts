import { z } from "zod";
import { operatorEndpoint } from "../../endpoint.ts";
import { HELD_EFFECTS, PARTS } from "../../vocabulary/operator.ts";

const time = z.iso.datetime();
const count = z.int().nonnegative();
const effect = z.enum(HELD_EFFECTS);

/** Contains no personal data. */
export const overviewSchema = z.object({
  version: z.string().describe("Of a release with its commit"),
  checkedAt: time.describe("Health, jobs and disk are up to half a minute old, counts of jobs a minute more"),
  parts: z.array(
    z.object({
      name: z.enum(PARTS),
      ok: z.boolean(),
      ms: count,
      problem: z.string().nullable().describe("In English, or the class and code of an error"),
    }),
  ),
  delaySeconds: z.number().nonnegative().nullable().describe("How long the oldest job that is due has waited"),
  queues: z
    .array(z.object({ name: z.string(), effect: effect.nullable(), waiting: count, active: count, failed: count }))
    .describe("Those with jobs"),
  emails: z.object({ waiting: count, failed: count }),
  pushes: z.object({ waiting: count, failed: count }),
  held: z.array(effect).describe("Jobs with these effects wait"),
  storage: z.object({ databaseBytes: count, diskBytes: count, diskFreeBytes: count }),
  lastBackupAt: time.nullable(),
  plans: z
    .object({ made: count.nullable(), met: count.nullable() })
    .describe("Plans for two that were not cancelled, and of which both said that they met; rounded, null below ten"),
});
export type Overview = z.infer<typeof overviewSchema>;

export const failedJobSchema = z.object({
  id: z.uuid(),
  queue: z.string(),
  attempts: z.int().positive(),
  failedAt: time,
  problem: z.string().nullable().describe("Class and code of the error"),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const daySchema = z.object({
  day: z.iso.date().describe("In UTC"),
  members: count,
  registered: count,
  messages: count,
  active: count.nullable().describe("Null before the first count"),
});
export type Day = z.infer<typeof daySchema>;

export const operator = {
  overview: operatorEndpoint
    .route({ method: "GET", path: "/operator", summary: "How this installation is", tags: ["operator"] })
    .output(overviewSchema),

  days: operatorEndpoint
    .route({
      method: "GET",
      path: "/operator/days",
      summary: "Members and messages of the last 30 days, oldest first",
      description: "Counted every hour.",
      tags: ["operator"],
    })
    .output(z.object({ days: z.array(daySchema) })),

  failedJobs: operatorEndpoint
    .route({
      method: "GET",
      path: "/operator/failed-jobs",
      summary: "The newest jobs that were given up",
      tags: ["operator"],
    })
    .output(z.object({ jobs: z.array(failedJobSchema) })),

  retry: operatorEndpoint
    .route({
      method: "POST",
      path: "/operator/failed-jobs/retry",
      summary: "Try a failed job once more",
      description: "`isQueued` is false where it is gone or was queued again. A held job waits.",
      tags: ["operator"],
    })
    .input(z.object({ queue: z.string().max(100), id: z.uuid() }))
    .output(z.object({ isQueued: z.boolean() })),
};
