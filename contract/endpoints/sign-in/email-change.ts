import { z } from "zod";
import { errors, memberEndpoint, openEndpoint } from "../../endpoint.ts";

const token = z.string().min(1).max(100);

export const emailChange = {
  request: memberEndpoint
    .route({
      method: "POST",
      path: "/me/email",
      summary: "Ask for another e-mail address",
      description: "It gets a link that confirms it within a day; until then nothing changes.",
      tags: ["accounts"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN"))
    .meta({ limit: "proof" })
    .input(z.object({ email: z.string().max(1000) }))
    .output(z.object({ email: z.string() })),

  confirm: memberEndpoint
    .route({
      method: "POST",
      path: "/me/email/confirmation",
      summary: "Confirm the new address by the link in its email",
      description: "The old address is told, with a link by which the change can be undone for seven days.",
      tags: ["accounts"],
    })
    .meta({ worksInMaintenance: true })
    .errors(errors("LINK_INVALID"))
    .input(z.object({ token }))
    .output(z.object({ email: z.string() })),

  undo: openEndpoint
    .route({
      method: "POST",
      path: "/email-changes/undo",
      summary: "Take a change back by the link in the email to the old address",
      description: "Sets a new password with it, and ends all sessions.",
      tags: ["accounts"],
    })
    .errors(errors("LINK_INVALID"))
    .meta({ worksInMaintenance: true, limit: "emailLink" })
    .input(z.object({ token, newPassword: z.string().max(1000) }))
    .output(z.object({ isUndone: z.literal(true) })),

  object: openEndpoint
    .route({
      method: "POST",
      path: "/email-changes/objection",
      summary: "Object, by the link in an email, to giving an account back with an earlier address",
      description: "Everybody who reads an address of the account gets it; the operator decides then.",
      tags: ["accounts"],
    })
    .errors(errors("LINK_INVALID"))
    .meta({ worksInMaintenance: true, limit: "emailLink" })
    .input(z.object({ token }))
    .output(z.object({ isObjected: z.literal(true) })),
};
