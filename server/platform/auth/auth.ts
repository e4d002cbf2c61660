import { AsyncLocalStorage } from "node:async_hooks";
import { createHmac } from "node:crypto";
import { ERRORS, type ErrorCode } from "@nakamatch/contract/errors";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import type { Pool } from "pg";
import { cookieName } from "./cookies.ts";
import type { KnownDevices } from "./known-devices.ts";
import { authSchemaOptions } from "./options.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { languageOf } from "./request-language.ts";

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

const EMAIL_PATHS: Partial<Record<string, EmailKind>> = {
  "/send-verification-email": "confirmation",
  "/request-password-reset": "password-reset",
};

/** What authentication asks of the accounts feature. */
export interface AuthPorts {
  /** Throws if emails of this kind to the address were asked for too often, whether or not an account has it. */
  admitEmailRequest(kind: EmailKind, email: string): Promise<void>;
  sendConfirmation(request: { userId: string; token: string; language: Language | undefined }): Promise<void>;
  sendPasswordReset(request: { userId: string; url: string; language: Language | undefined }): Promise<void>;
  /** Throws the reason why this person may not sign in, such as a ban. */
  admit(userId: string): Promise<void>;
  /**
   * Tells whether the password behind a new session is still the person's and they are not banned, and ends the session if
   * not. `hash` is what the password was compared with.
   */
  keepSession(session: { id: string; userId: string }, hash: string): Promise<boolean>;
  /** Disconnects the sockets of a session that was ended, by signing out or by a newer one. */
  sessionEnded(sessionId: string): void;
  /** Disconnects the person's sockets; the database has ended their sessions and older links with the change. */
  passwordWasReset(userId: string): void;
  /** Throws if a new password breaks the rule. */
  checkPassword(password: string): void;
}

export interface AuthSettings {
  pool: Pool;
  publicUrl: string;
  /** Further origins that may call; development is reached by more than one name. */
  trustedOrigins: string[];
  secret: string;
  devices: KnownDevices;
  ports: AuthPorts;
}

/**
 * Better Auth on the product's pool: passwords, sessions, confirmation and reset links. Registration is the accounts
 * feature's own, in one transaction with the profile. Only the endpoints that `http/auth-endpoints.ts` names are served.
 */
export function createAuth({ pool, publicUrl, trustedOrigins, secret, devices, ports }: AuthSettings) {
  /** What is kept during one request: `member` is the e-mail address whose member has proved to be at this device. */
  const requestStore = new AsyncLocalStorage<{ comparedHash?: string; member?: string }>();
  const remember = (member: string) => {
    const store = requestStore.getStore();
    if (store) store.member = member;
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
      minPasswordLength: 1,
      maxPasswordLength: 255,
      password: {
        hash: hashPassword,
        verify({ hash, password }) {
          const store = requestStore.getStore();
          if (store) store.comparedHash = hash;
          return verifyPassword({ hash, password });
        },
      },
      async onPasswordReset({ user }) {
        ports.passwordWasReset(user.id);
        remember(user.email);
      },
      resetPasswordTokenExpiresIn: PASSWORD_RESET_SECONDS,
      sendResetPassword: ({ user, url }, request) =>
        ports.sendPasswordReset({ userId: user.id, url, language: languageOf(request?.headers) }),
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      expiresIn: CONFIRMATION_SECONDS,
      sendVerificationEmail: ({ user, token }, request) =>
        ports.sendConfirmation({ userId: user.id, token, language: languageOf(request?.headers) }),
    },
    session: {
      ...authSchemaOptions.session,
      expiresIn: SESSION_SECONDS,
      // Refreshing the tokens extends it.
      disableSessionRefresh: true,
      // A cached session would outlive its revocation; the gate asks the database each time.
      cookieCache: { enabled: false },
    },
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
          before: (session) => ports.admit(session.userId),
          // The password may have been reset since it was compared, and the person banned since they were admitted.
          async after(session) {
            const hash = requestStore.getStore()?.comparedHash;
            if (hash !== undefined && !(await ports.keepSession(session, hash))) {
              await ports.admit(session.userId);
              throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
            }
          },
        },
        delete: { after: async ({ id }) => ports.sessionEnded(id) },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const { newPassword, email } = (context.body ?? {}) as { newPassword?: unknown; email?: unknown };
        if (context.path === "/reset-password") ports.checkPassword(String(newPassword ?? ""));
        const kind = EMAIL_PATHS[context.path];
        if (kind && typeof email === "string") await ports.admitEmailRequest(kind, email);
      }),
      after: createAuthMiddleware(async ({ path, context: { newSession } }) => {
        if (path === "/sign-in/email" && newSession) remember(newSession.user.email);
      }),
    },
  });
  return {
    ...auth,
    /** Answers a request; one that proves whose device this is also has the device remembered. */
    handler: (request: Request) =>
      requestStore.run({}, async () => {
        const response = await auth.handler(request);
        const member = requestStore.getStore()?.member;
        if (member !== undefined && response.ok) {
          response.headers.append("set-cookie", devices.remember(request.headers.get("cookie") ?? undefined, member));
        }
        return response;
      }),
  };
}

/** An error that Better Auth passes on to the caller with this code. */
export function authRefusal(code: ErrorCode, details: Record<string, unknown> = {}): APIError {
  return new APIError(ERRORS[code], { code, message: code, ...details });
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
