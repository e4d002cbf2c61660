import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { Pool } from "pg";
import { cookieName } from "./cookies.ts";
import { type IdentityPorts, identityPlugin } from "./identity-plugin.ts";
import type { KnownDevices } from "./known-devices.ts";
import { authSchemaOptions } from "./options.ts";
import { type PasskeyPorts, passkeyPlugin } from "./passkey-plugin.ts";
import { type PasswordPorts, passwordPlugin } from "./password-plugin.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { ProviderClaims, ProviderIdentities } from "./provider-identity.ts";
import { type ProviderSettings, providerPlugin } from "./providers.ts";
import { languageOf } from "./request-language.ts";
import { settleClaims } from "./settle-claims.ts";

/** Prefix of the names of our cookies. */
const COOKIE_PREFIX = "nakamatch";

/** Header in which the server tells the library the client's address; what clients send under this name is replaced. */
export const ADDRESS_HEADER = "x-client-address";

/** Seconds a confirmation link and a password-reset link work. */
export const CONFIRMATION_SECONDS = 24 * 60 * 60;
export const PASSWORD_RESET_SECONDS = 60 * 60;

/** Seconds a session lasts without a refresh of its tokens. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The emails that anybody may ask for, with an address. */
export type EmailKind = "confirmation" | "password-reset";

/** What opens sessions for people who have proved who they are. */
const SIGN_IN_PATHS: ReadonlySet<string> = new Set([
  "/sign-in/email",
  "/sign-in/passkey",
  "/sign-in/provider",
  "/callback/:id",
]);

const EMAIL_PATHS: Partial<Record<string, EmailKind>> = {
  "/send-verification-email": "confirmation",
  "/request-password-reset": "password-reset",
};

/** A session that was just opened, with what its device says of itself. */
export interface NewSession {
  id: string;
  userId: string;
  userAgent?: string | null | undefined;
  ipAddress?: string | null | undefined;
}

/** How a person has proved who they are. */
export interface SignInProof {
  /** By a passkey. */
  hasTwoFactors: boolean;
  /** What their password was compared with; it may have been replaced meanwhile. Undefined where they sign in without one. */
  comparedHash?: string | undefined;
}

/** What authentication asks of the accounts feature. */
export interface AuthPorts extends IdentityPorts, PasswordPorts {
  /** Throws if emails of this kind to the address were asked for too often, whether or not an account has it. */
  admitEmailRequest(kind: EmailKind, email: string): Promise<void>;
  /** Sends the confirmation again; once signed in, the person is led to the screen `next` of ours. */
  sendConfirmation(request: {
    userId: string;
    token: string;
    next: string;
    language: Language | undefined;
  }): Promise<void>;
  sendPasswordReset(request: { userId: string; url: string; language: Language | undefined }): Promise<void>;
  /** Throws the reason why this person may not sign in, such as a ban. */
  admit(userId: string, proof: SignInProof): Promise<void>;
  /**
   * Tells whether the password behind a new session is still the person's and they are not banned, and ends the session if
   * not. `hash` is what the password was compared with; undefined where they signed in without one. `isKnownDevice` tells
   * whether the member with an e-mail address has signed in on this device before.
   */
  keepSession(
    session: NewSession,
    hash: string | undefined,
    isKnownDevice: (email: string) => boolean,
  ): Promise<boolean>;
  /** Disconnects the sockets of a session that was ended, by signing out or by a newer one. */
  sessionEnded(sessionId: string): void;
}

export interface AuthSettings {
  pool: Pool;
  publicUrl: string;
  /** Further origins that may call; development is reached by more than one name. */
  trustedOrigins: string[];
  secret: string;
  devices: KnownDevices;
  identities: ProviderIdentities;
  /** Providers by which people can sign in. */
  providers: Omit<ProviderSettings, "onClaims">;
  ports: AuthPorts;
  passkeys: PasskeyPorts;
}

/** What is kept during one request. */
interface RequestStore {
  /** What its browser sends. */
  cookies?: string | undefined;
  /** What a password was compared with. */
  comparedHash?: string;
  /** Whether somebody has answered by a passkey. */
  hasTwoFactors?: boolean;
  /** The e-mail address whose member has proved to be at this device. */
  member?: string;
  /** What a provider has said of the one who calls. */
  claims?: ProviderClaims;
  /** Whether the identity that waited in this browser belongs to an account now. */
  isIdentityUsed?: boolean;
  /** Why an email that was asked for could not be queued. */
  failure?: { error: unknown };
}

/**
 * Better Auth on the product's pool: passwords, sessions, confirmation and reset links. Registration is the accounts
 * feature's own, in one transaction with the profile. Only the endpoints that `http/auth-endpoints.ts` names are served.
 */
export function createAuth(settings: AuthSettings) {
  const { pool, publicUrl, trustedOrigins, secret, devices, identities, providers, ports, passkeys } = settings;
  const requestStore = new AsyncLocalStorage<RequestStore>();
  const note = (noted: RequestStore) => Object.assign(requestStore.getStore() ?? {}, noted);
  const admit = (userId: string) => {
    const { hasTwoFactors = false, comparedHash } = requestStore.getStore() ?? {};
    return ports.admit(userId, { hasTwoFactors, comparedHash });
  };
  const auth = betterAuth({
    ...authSchemaOptions,
    appName: "Nakamatch",
    baseURL: publicUrl,
    basePath: "/api/auth",
    trustedOrigins,
    secret,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own errors are for the caller to log; the library would print them with people's data.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      maxPasswordLength: 255,
      password: {
        hash: hashPassword,
        verify({ hash, password }) {
          note({ comparedHash: hash });
          return verifyPassword({ hash, password });
        },
      },
      resetPasswordTokenExpiresIn: PASSWORD_RESET_SECONDS,
      // The library would answer that the email was sent, whatever this throws.
      sendResetPassword: ({ user, url }, request) =>
        ports
          .sendPasswordReset({ userId: user.id, url, language: languageOf(request?.headers) })
          .catch((error: unknown) => void note({ failure: { error } })),
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: CONFIRMATION_SECONDS,
      sendVerificationEmail({ user, token, url }, request) {
        const next = new URL(url).searchParams.get("callbackURL") ?? "/";
        return ports.sendConfirmation({ userId: user.id, token, next, language: languageOf(request?.headers) });
      },
    },
    session: {
      ...authSchemaOptions.session,
      expiresIn: SESSION_SECONDS,
      // Refreshing the tokens extends it.
      disableSessionRefresh: true,
      // A cached session would outlive its revocation; the gate asks the database each time.
      cookieCache: { enabled: false },
    },
    account: {
      ...authSchemaOptions.account,
      // In an encrypted cookie: beginning a sign-in stores nothing.
      storeStateStrategy: "cookie",
      // A person with the same address at a provider proves by the password that the account is theirs.
      accountLinking: { enabled: false },
      // Of what providers hand out, nothing is needed afterwards.
      updateAccountOnSignIn: false,
    },
    plugins: [
      providerPlugin({ ...providers, onClaims: (claims) => note({ claims }) }),
      identityPlugin({ identities, ports, onUsed: () => note({ isIdentityUsed: true }) }),
      passkeyPlugin(passkeys, { onAnswered: () => note({ hasTwoFactors: true }) }),
      passwordPlugin(ports, { onReset: (member) => note({ member }) }),
    ],
    // `http/auth-endpoints.ts` limits its calls with the product's own limiter.
    rateLimit: { enabled: false },
    advanced: {
      ...authSchemaOptions.advanced,
      cookiePrefix: COOKIE_PREFIX,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      session: {
        create: {
          before: (session) => admit(session.userId),
          // The password may have been reset since it was compared, and the person banned since they were admitted.
          async after(session) {
            const { comparedHash, cookies } = requestStore.getStore() ?? {};
            const isKnownDevice = (email: string) => devices.recognise(cookies, email) !== undefined;
            if (!(await ports.keepSession(session, comparedHash, isKnownDevice))) {
              await admit(session.userId);
              throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
            }
          },
        },
        delete: { after: async ({ id }) => ports.sessionEnded(id) },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { email } = (context.body ?? {}) as { email?: unknown };
        if (typeof email !== "string") return undefined;
        const address = normalizeEmail(email);
        const kind = EMAIL_PATHS[context.path];
        if (kind) await ports.admitEmailRequest(kind, address);
        // The library refuses, or takes for another one, an address in any but its canonical form.
        return { context: { body: { ...context.body, email: address } } };
      }),
      after: createAuthMiddleware(async ({ path, context: { newSession } }) => {
        if (newSession && SIGN_IN_PATHS.has(path)) note({ member: newSession.user.email });
      }),
    },
  });
  return {
    ...auth,
    /** Answers a request; one that proves whose device this is also has the device remembered. */
    handler: (request: Request) =>
      requestStore.run({ cookies: request.headers.get("cookie") ?? undefined }, async () => {
        const response = await auth.handler(request);
        const { member, claims, isIdentityUsed, failure } = requestStore.getStore() ?? {};
        if (failure) throw failure.error;
        if (member !== undefined && response.status < 400) {
          response.headers.append("set-cookie", devices.remember(request.headers.get("cookie") ?? undefined, member));
        }
        if (isIdentityUsed) response.headers.append("set-cookie", identities.clear());
        return claims ? settleClaims(response, claims, identities) : response;
      }),
  };
}

/** The library's own cookie. It stays on the server: clients hold access and refresh tokens instead. */
export function libraryCookieName(publicUrl: string): string {
  return cookieName(publicUrl, `${COOKIE_PREFIX}.session_token`);
}

/** A `Cookie` pair by which the library knows a session, as it would have signed it itself. */
export function libraryCookie(name: string, secret: string, token: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
