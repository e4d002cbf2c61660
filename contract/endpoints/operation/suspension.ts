import { z } from "zod";
import { errors, openEndpoint } from "../../endpoint.ts";
import { challengeSchema, factorCode, factorId } from "../../schemas/factors.ts";
import { subscriptionSchema } from "../premium/subscription.ts";
import { answer as exportAnswer } from "./data-export.ts";

/** The `dataToken` of the refused sign-in; for `state` its `banToken`. */
const withToken = z.object({ token: z.string().max(1000) });

/** Confirmed by a second factor. */
const raisedToken = z.object({ token: z.string() });

const suspendedEndpoint = openEndpoint.errors(errors("SUSPENSION_TOKEN_INVALID"));

/**
 * Access to the own data while banned (OPEN-74). The token of a refused sign-in lasts 30 minutes; with `factors`, one
 * must be confirmed first.
 */
export const suspension = {
  state: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/state",
      summary: "Whether a ban is still in force",
      description:
        "For a page that shows it: asks with the `banToken` of the refusal or of the event `account.banned`.",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true })
    .input(withToken)
    .output(z.object({ isSuspended: z.boolean() })),

  challenge: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/factors/{factorId}/challenge",
      summary: "Challenge a suspended person's factor",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true, limit: "suspension" })
    .errors(errors("FACTOR_NOT_FOUND"))
    .input(withToken.extend({ factorId }))
    .output(challengeSchema),

  verify: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/factors/{factorId}/verify",
      summary: "Verify the code, for a token to the data",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true, limit: "suspension" })
    .errors(errors("FACTOR_NOT_FOUND", "FACTOR_CODE_WRONG", "CHALLENGE_EXPIRED"))
    .input(withToken.extend({ factorId, challenge_id: z.uuid().toLowerCase(), code: factorCode }))
    .output(raisedToken),

  recover: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/factors/recover",
      summary:
        "Give a recovery code instead of a factor's; sent again with the same token, it is answered for ten minutes",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true, limit: "suspension" })
    .errors(errors("FACTOR_CODE_WRONG"))
    .input(withToken.extend({ code: factorCode }))
    .output(raisedToken),

  current: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/data-export/state",
      summary:
        "How far the archive of a suspended person's data is, and what a deletion would end: their subscription in force, a check-in",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true })
    .input(withToken)
    .output(exportAnswer.extend({ subscription: subscriptionSchema.nullable(), hasCheckIn: z.boolean() })),

  request: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/data-export",
      summary: "Have an archive of a suspended person's data built",
      tags: ["suspension"],
    })
    .meta({ limit: "suspension" })
    .input(withToken)
    .output(exportAnswer),

  archive: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/data-export/archive",
      summary: "The archive of a suspended person's data",
      tags: ["suspension"],
    })
    .meta({ worksInMaintenance: true, limit: "suspension" })
    .errors(errors("NOT_FOUND", "DOWNLOAD_RUNNING"))
    .input(withToken)
    .output(z.file()),

  remove: suspendedEndpoint
    .route({
      method: "POST",
      path: "/suspension/deletion",
      summary: "Delete a suspended person's account",
      description: "For good, as members delete theirs. Sent again, it changes nothing.",
      tags: ["suspension"],
    })
    .meta({ limit: "suspension" })
    .input(withToken)
    .output(z.object({ isDeleted: z.literal(true) })),
};
