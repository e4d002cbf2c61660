import { z } from "zod";
import { errors, memberEndpoint, openEndpoint } from "../../endpoint.ts";
import {
  assertionSchema,
  attestationSchema,
  creationOptionsSchema,
  requestOptionsSchema,
} from "../../schemas/passkeys.ts";
import { PASSKEY_NAME_MAX } from "../../vocabulary/limits.ts";

const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const passkeyId = z.uuid().toLowerCase();
const name = z.string().trim().min(1).max(PASSKEY_NAME_MAX);

/** Sign-in continues at `POST /api/auth/sign-in/passkey`. */
export const passkeys = {
  list: memberEndpoint
    .route({ method: "GET", path: "/me/passkeys", summary: "My passkeys, the oldest first", tags: ["passkeys"] })
    .output(z.object({ passkeys: z.array(passkeySchema) })),

  beginRegistration: memberEndpoint
    .route({
      method: "POST",
      path: "/me/passkeys/challenge",
      summary: "What a browser needs to make a passkey",
      description: "Valid for five minutes, for one passkey of this session.",
      tags: ["passkeys"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN", "PASSKEYS_FULL"))
    .meta({ limit: "passkey" })
    .output(creationOptionsSchema),

  add: memberEndpoint
    .route({
      method: "POST",
      path: "/me/passkeys",
      successStatus: 201,
      summary: "Add the passkey that a browser has made",
      tags: ["passkeys"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN", "PASSKEYS_FULL", "PASSKEY_DUPLICATE", "PASSKEY_EXPIRED", "PASSKEY_REFUSED"))
    .meta({ limit: "passkey" })
    .input(z.object({ name, passkey: attestationSchema }))
    .output(passkeySchema),

  rename: memberEndpoint
    .route({ method: "PATCH", path: "/me/passkeys/{passkeyId}", summary: "Rename a passkey", tags: ["passkeys"] })
    .errors(errors("PASSKEY_UNKNOWN"))
    .meta({ limit: "passkey" })
    .input(z.object({ passkeyId, name }))
    .output(passkeySchema),

  remove: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/passkeys/{passkeyId}",
      summary: "Remove a passkey",
      description:
        "The last one stays where there is neither a password nor a provider to sign in with. `credentialId` (base64url) is what the device knows it by.",
      tags: ["passkeys"],
    })
    .errors(errors("IDENTITY_NOT_PROVEN", "PASSKEY_UNKNOWN", "LAST_WAY_IN"))
    .meta({ limit: "passkey" })
    .input(z.object({ passkeyId }))
    .output(z.object({ id: z.uuid(), credentialId: z.string() })),

  beginSignIn: openEndpoint
    .route({
      method: "POST",
      path: "/session/passkey",
      summary: "What a browser needs to sign in by a passkey",
      description: "Valid for five minutes and one call of `POST /api/auth/sign-in/passkey`.",
      tags: ["passkeys"],
    })
    .meta({ worksInMaintenance: true, limit: "passkeySignIn" })
    .output(requestOptionsSchema),

  beginProof: memberEndpoint
    .route({
      method: "POST",
      path: "/session/proof/passkey/challenge",
      summary: "What a browser needs for a step-up by passkey",
      tags: ["passkeys"],
    })
    .errors(errors("PASSKEY_UNKNOWN"))
    .meta({ worksInMaintenance: true, limit: "passkey" })
    .output(requestOptionsSchema),

  prove: memberEndpoint
    .route({
      method: "POST",
      path: "/session/proof/passkey",
      summary: "Step up by passkey",
      description: "Counts as the password given again, for ten minutes in this session.",
      tags: ["passkeys"],
    })
    .errors(errors("PASSKEY_UNKNOWN", "PASSKEY_EXPIRED", "PASSKEY_REFUSED"))
    .meta({ worksInMaintenance: true, limit: "proof" })
    .input(z.object({ passkey: assertionSchema }))
    .output(z.object({ isProven: z.literal(true) })),
};
