import { z } from "zod";
import { errors, openEndpoint, operatorEndpoint } from "../../endpoint.ts";

const state = z.object({
  isRegistrationOpen: z.boolean(),
  maintenanceUntil: z.iso.datetime().nullable().describe("When it is expected to end; null without maintenance"),
});

const stored = state.extend({
  version: z.int().min(0).describe("How often they were changed"),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z
    .string()
    .nullable()
    .describe("The operator's nickname; null by command, and once the account is deleted"),
});
export type StoredSwitches = z.infer<typeof stored>;

export const switches = {
  current: openEndpoint
    .route({
      method: "GET",
      path: "/switches",
      summary: "Is registration open, and is there maintenance?",
      description:
        "During maintenance `MAINTENANCE` answers whatever writes, except signing in and out, and what protects people.",
      tags: ["system"],
    })
    .meta({ ignoresSession: true })
    .output(state),

  stored: operatorEndpoint
    .route({
      method: "GET",
      path: "/operator/switches",
      summary: "The switches with their version",
      tags: ["operator"],
    })
    .output(stored),

  change: operatorEndpoint
    .route({
      method: "PUT",
      path: "/operator/switches",
      summary: "Change the switches",
      description:
        "Holds in all processes within two seconds. `SWITCHES_CHANGED` if `version` is not the stored one. Maintenance ends only by another change.",
      tags: ["operator"],
    })
    .errors(errors("SWITCHES_CHANGED"))
    .input(state.extend({ version: z.int32().min(0) }))
    .output(stored),
};
