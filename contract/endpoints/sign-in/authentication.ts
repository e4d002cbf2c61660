import { z } from "zod";
import { errors, openEndpoint } from "../../endpoint.ts";
import { assertionSchema } from "../../schemas/passkeys.ts";
import { PROVIDERS } from "../../vocabulary/providers.ts";

const email = z.string().max(320);
const password = z.string().max(255);
/** Unknown screens become the login. */
const screen = z.string().max(500);
/** May nest another one. */
const linkedScreen = z.string().max(4000);
const token = z.string().max(2000);
const ticket = z.string().max(100).optional().describe("Of `UNAVAILABLE`: keeps the place in the queue for 60 seconds");

const done = z.object({ success: z.literal(true) });
const accepted = z.object({ status: z.literal(true) });
/** The target is in `Location`. */
const redirect = z.void();

const account = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.literal(""),
  image: z.null(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

/** RFC 7517. */
const publicJwk = z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string() });
export type PublicJwk = z.infer<typeof publicJwk>;
const publicKey = publicJwk.extend({ kid: z.string(), alg: z.literal("ES256"), use: z.literal("sig") });

const refusals = errors("ACCOUNT_BANNED", "EMAIL_NOT_CONFIRMED");

/** Paths are below `/api/auth`. */
export const authentication = {
  signInByPassword: openEndpoint
    .route({
      method: "POST",
      path: "/auth/sign-in/email",
      summary: "Sign in by e-mail address and password, in a browser",
      description:
        "The tokens are in cookies. `linkProvider` links the identity that a provider just vouched for. While many passwords wait to be checked, `UNAVAILABLE` has `data.ticket` and `data.retryAfterSeconds`: sent again then with the ticket, the call keeps its place.",
      tags: ["authentication"],
    })
    .errors({ ...errors("INVALID_CREDENTIALS"), ...refusals })
    .meta({ worksInMaintenance: true, isSlow: true, ignoresSession: true })
    .input(
      z.object({
        email,
        password,
        callbackURL: screen.optional(),
        rememberMe: z
          .boolean()
          .default(true)
          .describe(
            "False: the cookies end with the browser's session, and the session 12 hours after its last renewal",
          ),
        linkProvider: z.boolean().default(false),
        ticket,
      }),
    )
    .output(z.object({ redirect: z.boolean(), url: z.string().optional(), user: account })),

  signInByPasskey: openEndpoint
    .route({
      method: "POST",
      path: "/auth/sign-in/passkey",
      summary: "Sign in by a passkey, in a browser",
      tags: ["authentication"],
    })
    .errors({ ...errors("PASSKEY_EXPIRED", "PASSKEY_UNKNOWN", "PASSKEY_REFUSED"), ...refusals })
    .meta({ worksInMaintenance: true, isSlow: true, ignoresSession: true })
    .input(z.object({ passkey: assertionSchema }))
    .output(done),

  signInByIdentity: openEndpoint
    .route({
      method: "POST",
      path: "/auth/sign-in/provider",
      summary: "Sign in by the identity that was just registered in this browser",
      tags: ["authentication"],
    })
    .errors({ ...errors("PROVIDER_IDENTITY_MISSING"), ...refusals })
    .meta({ worksInMaintenance: true, isSlow: true, ignoresSession: true })
    .output(done),

  startProvider: openEndpoint
    .route({
      method: "POST",
      path: "/auth/sign-in/social",
      summary: "Start a sign-in by provider: its URL",
      tags: ["authentication"],
    })
    .errors(errors("NOT_FOUND"))
    .meta({ worksInMaintenance: true, ignoresSession: true })
    .input(
      z.object({
        provider: z.enum(PROVIDERS),
        callbackURL: screen.default("/dashboard"),
        errorCallbackURL: screen.default("/login"),
      }),
    )
    .output(z.object({ url: z.string() })),

  finishProvider: openEndpoint
    .route({
      method: "GET",
      path: "/auth/callback/{provider}",
      successStatus: 302,
      summary: "Callback of a provider",
      description: "Always redirects to a screen.",
      tags: ["authentication"],
    })
    .meta({ isSlow: true })
    .input(z.object({ provider: z.string() }))
    .output(redirect),

  token: openEndpoint
    .route({
      method: "POST",
      path: "/auth/token",
      summary: "Tokens for a password, or the next ones for a refresh token",
      description:
        "A client that sends its refresh token gets the next pair in the answer; a browser, whose token is in a cookie, gets cookies and is told when the access token expires. While many passwords wait to be checked, `UNAVAILABLE` has `data.ticket` and `data.retryAfterSeconds`: sent again then with the ticket, the call keeps its place.",
      tags: ["authentication"],
    })
    .errors({ ...errors("INVALID_CREDENTIALS", "SESSION_MISSING"), ...refusals })
    .meta({ worksInMaintenance: true, isSlow: true, ignoresSession: true })
    .input(
      z.discriminatedUnion("grant_type", [
        z.object({ grant_type: z.literal("password"), email, password, ticket }),
        z.object({ grant_type: z.literal("refresh_token"), refresh_token: z.string().min(1).max(200).optional() }),
      ]),
    )
    .output(
      z.object({
        expires_at: z.int(),
        expires_in: z.int(),
        access_token: z.string().optional(),
        refresh_token: z.string().optional(),
        token_type: z.literal("bearer").optional(),
        user: z.object({ id: z.uuid() }).optional(),
      }),
    ),

  signOut: openEndpoint
    .route({ method: "POST", path: "/auth/sign-out", summary: "End this session", tags: ["authentication"] })
    .meta({ worksInMaintenance: true, ignoresSession: true })
    .output(done),

  keySet: openEndpoint
    .route({
      method: "GET",
      path: "/auth/jwks",
      summary: "The public keys of access tokens",
      tags: ["authentication"],
    })
    .meta({ ignoresSession: true })
    .output(z.object({ keys: z.array(publicKey) })),

  session: openEndpoint
    .route({
      method: "GET",
      path: "/auth/get-session",
      summary: "This session and its account",
      tags: ["authentication"],
    })
    .output(
      z
        .object({
          session: z.object({
            id: z.uuid(),
            userId: z.uuid(),
            aal: z.enum(["aal1", "aal2"]),
            ipAddress: z.string().nullable(),
            userAgent: z.string().nullable(),
            expiresAt: z.iso.datetime(),
            createdAt: z.iso.datetime(),
            updatedAt: z.iso.datetime(),
          }),
          user: account,
        })
        .nullable(),
    ),

  requestConfirmation: openEndpoint
    .route({
      method: "POST",
      path: "/auth/send-verification-email",
      summary: "Email the link that confirms an address again",
      description: "The answer is the same for every address.",
      tags: ["authentication"],
    })
    .meta({ worksInMaintenance: true, limit: "emailRequest" })
    .input(z.object({ email, callbackURL: screen.default("/") }))
    .output(accepted),

  correctEmail: openEndpoint
    .route({
      method: "POST",
      path: "/auth/correct-email",
      summary: "Correct the address of an account that is not confirmed yet, by its password",
      description: "Three times an account. The new address gets the link, and the one sent before confirms nothing.",
      tags: ["authentication"],
    })
    .errors(errors("INVALID_CREDENTIALS"))
    .meta({ isSlow: true, ignoresSession: true })
    .input(z.object({ email, password, newEmail: email, callbackURL: screen.default("/"), ticket }))
    .output(accepted),

  openConfirmation: openEndpoint
    .route({
      method: "GET",
      path: "/auth/verify-email",
      successStatus: 302,
      summary: "The link in an email that confirms an address: leads to a screen where a press does",
      description: "Changes nothing, as programs that check links open it too.",
      tags: ["authentication"],
    })
    .meta({ limit: "emailLink" })
    .input(z.object({ token: token.default(""), callbackURL: linkedScreen.default("/login") }))
    .output(redirect),

  confirmEmail: openEndpoint
    .route({
      method: "POST",
      path: "/auth/verify-email",
      summary: "Confirm an address by the token of a link",
      description: "`wasConfirmed`: before this call.",
      tags: ["authentication"],
    })
    .errors(errors("LINK_INVALID"))
    .meta({ worksInMaintenance: true, limit: "emailLink" })
    .input(z.object({ token: token.default("") }))
    .output(done.extend({ wasConfirmed: z.boolean() })),

  confirmAndSignIn: openEndpoint
    .route({
      method: "POST",
      path: "/auth/confirm",
      summary: "Confirm an address by the link in an email and sign in, in the browser that registered it",
      description: "Works once, and only without a session.",
      tags: ["authentication"],
    })
    .errors({ ...errors("LINK_INVALID"), ...refusals })
    .meta({ worksInMaintenance: true, isSlow: true })
    .input(z.object({ token: token.default("") }))
    .output(done),

  requestPasswordReset: openEndpoint
    .route({
      method: "POST",
      path: "/auth/request-password-reset",
      summary: "Email the link to a new password",
      description: "The answer is the same for every address.",
      tags: ["authentication"],
    })
    .meta({ worksInMaintenance: true, limit: "emailRequest" })
    .input(z.object({ email, redirectTo: z.string().max(500).optional() }))
    .output(accepted.extend({ message: z.string() })),

  openResetLink: openEndpoint
    .route({
      method: "GET",
      path: "/auth/reset-password/{token}",
      successStatus: 302,
      summary: "The link in the email, which leads to the form for a new password",
      tags: ["authentication"],
    })
    .meta({ limit: "emailLink" })
    .input(z.object({ token, callbackURL: linkedScreen.default("") }))
    .output(redirect),

  resetPassword: openEndpoint
    .route({
      method: "POST",
      path: "/auth/reset-password",
      summary: "Set a new password by the token of a link",
      tags: ["authentication"],
    })
    .errors(errors("LINK_INVALID"))
    .meta({ worksInMaintenance: true, limit: "emailLink" })
    .input(z.object({ newPassword: z.string().max(1000).default(""), token: token.default("") }))
    .output(accepted),
};
