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

const COOKIE_PREFIX = "nakamatch";

/** Set by the server; a client's own value is replaced. */
export const ADDRESS_HEADER = "x-client-address";

/** How long links in emails work. */
export const CONFIRMATION_SECONDS = 24 * 60 * 60;
export const PASSWORD_RESET_SECONDS = 60 * 60;

/** Without a refresh of its tokens. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

export type EmailKind = "confirmation" | "password-reset";

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

export interface NewSession {
  id: string;
  userId: string;
  userAgent?: string | null | undefined;
  ipAddress?: string | null | undefined;
}

export interface SignInProof {
  /** By a passkey. */
  hasTwoFactors: boolean;
  /** The compared one, perhaps replaced meanwhile. Undefined without a password. */
  comparedHash?: string | undefined;
}

export interface AuthPorts extends IdentityPorts, PasswordPorts {
  /** Throws after too many emails of this kind, with or without an account. */
  admitEmailRequest(kind: EmailKind, email: string): Promise<void>;
  /** Signing in then leads to our screen `next`. */
  sendConfirmation(request: {
    userId: string;
    token: string;
    next: string;
    language: Language | undefined;
  }): Promise<void>;
  sendPasswordReset(request: { userId: string; url: string; language: Language | undefined }): Promise<void>;
  /** Throws the reason for a refusal, such as a ban. */
  admit(userId: string, proof: SignInProof): Promise<void>;
  /**
   * Ends a new session whose password was reset meanwhile, or whose person is banned; returns whether it stays. `hash`
   * is the compared one. `isKnownDevice`: an email's member signed in on this device before.
   */
  keepSession(
    session: NewSession,
    hash: string | undefined,
    isKnownDevice: (email: string) => boolean,
  ): Promise<boolean>;
  /** Disconnects the session's sockets. */
  sessionEnded(sessionId: string): void;
}

export interface AuthSettings {
  pool: Pool;
  publicUrl: string;
  /** Development is reached by more than one name. */
  trustedOrigins: string[];
  secret: string;
  devices: KnownDevices;
  identities: ProviderIdentities;
  providers: Omit<ProviderSettings, "onClaims">;
  ports: AuthPorts;
  passkeys: PasskeyPorts;
}

interface RequestStore {
  cookies?: string | undefined;
  comparedHash?: string;
  /** By a passkey. */
  hasTwoFactors?: boolean;
  /** The email of the member who has proved to be at this device. */
  member?: string;
  claims?: ProviderClaims;
  /** Whether this browser's waiting identity belongs to an account now. */
  isIdentityUsed?: boolean;
  /** Why a requested email was not queued. */
  failure?: { error: unknown };
}

/**
 * Better Auth for passwords, sessions and links. Registration is in the accounts feature, in one transaction with the
 * profile.
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
    // The library would print personal data; our caller logs errors.
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
      // The library reports the email as sent even if this throws.
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
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    account: {
      ...authSchemaOptions.account,
      // Encrypted: beginning a sign-in stores nothing.
      storeStateStrategy: "cookie",
      // An account with the provider's email is linked only after its password.
      accountLinking: { enabled: false },
      // The provider's tokens are not needed.
      updateAccountOnSignIn: false,
    },
    plugins: [
      providerPlugin({ ...providers, onClaims: (claims) => note({ claims }) }),
      identityPlugin({ identities, ports, onUsed: () => note({ isIdentityUsed: true }) }),
      passkeyPlugin(passkeys, { onAnswered: () => note({ hasTwoFactors: true }) }),
      passwordPlugin(ports, { onReset: (member) => note({ member }) }),
    ],
    // `http/auth-endpoints.ts` uses our own limiter.
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
          // The password may have been reset, or the person banned.
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
        // The library mishandles other forms.
        return { context: { body: { ...context.body, email: address } } };
      }),
      after: createAuthMiddleware(async ({ path, context: { newSession } }) => {
        if (newSession && SIGN_IN_PATHS.has(path)) note({ member: newSession.user.email });
      }),
    },
  });
  return {
    ...auth,
    /** Also remembers a device that proved its owner. */
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

/** Stays on the server: clients hold access and refresh tokens. */
export function libraryCookieName(publicUrl: string): string {
  return cookieName(publicUrl, `${COOKIE_PREFIX}.session_token`);
}

/** A `Cookie` pair for a session, signed as by the library. */
export function libraryCookie(name: string, secret: string, token: string): string {
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
