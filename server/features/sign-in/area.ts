import type { MailTransport } from "../../mail/transport.ts";
import { createKnownDevices } from "../../platform/auth/known-devices.ts";
import { createPasswordCheck } from "../../platform/auth/password-check.ts";
import { createPasswords } from "../../platform/auth/passwords.ts";
import { createProviderIdentities } from "../../platform/auth/provider-identity.ts";
import { createProviders, providerSettings } from "../../platform/auth/providers.ts";
import { createQueueTickets } from "../../platform/auth/queue-tickets.ts";
import { createRefreshTokens } from "../../platform/auth/refresh-tokens.ts";
import { createRegistrations } from "../../platform/auth/registrations.ts";
import { createSessionCookies } from "../../platform/auth/session-cookies.ts";
import { createSessionGate } from "../../platform/auth/session-gate.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Limiter } from "../../platform/limits/limiter.ts";
import type { Log } from "../../platform/log.ts";
import type { Outbox } from "../../platform/outbox.ts";
import type { Realtime } from "../../realtime/realtime.ts";
import { accountJobs, warnOfWrongPasswords } from "./accounts/jobs.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { answerRequest, findRecipient } from "./accounts/service.ts";
import type { BanDescription } from "./accounts/types.ts";
import { authenticationRoutes } from "./authentication/routes.ts";
import { emailChangeJobs } from "./email-change/jobs.ts";
import { emailChangeRoutes } from "./email-change/routes.ts";
import { factorJobs } from "./factors/jobs.ts";
import { factorRoutes } from "./factors/routes.ts";
import { type FactorDeps, factorSeal } from "./factors/service.ts";
import { identityRoutes } from "./identity/routes.ts";
import { passkeyJobs } from "./passkeys/jobs.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import { providerRoutes, registrationRoutes } from "./registration/routes.ts";
import { securityEmailJobs } from "./security-emails/jobs.ts";
import { sessionJobs } from "./sessions/jobs.ts";
import { sessionRoutes } from "./sessions/routes.ts";
import { accessTokenReader } from "./sessions/service.ts";
import { signingKeyJobs } from "./signing-keys/jobs.ts";
import { createSigningKeys, signingKeySeal } from "./signing-keys/service.ts";

type SessionParts = { db: Db; clock: Clock; config: Config };

/** What tells who calls, before any feature answers. */
export function openSessions({ db, clock, config }: SessionParts) {
  const { AUTH_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  const keys = createSigningKeys({ db, seal: signingKeySeal(secret) });
  const cookies = createSessionCookies(publicUrl);
  const read = accessTokenReader({ keys, publicUrl });
  return { keys, cookies, gate: createSessionGate({ db, cookies, clock, config, read }) };
}

interface Parts extends SessionParts, Omit<ReturnType<typeof openSessions>, "gate"> {
  secret: string;
  publicUrl: string;
  outbox: Outbox;
  mail: MailTransport;
  log: Log;
  limiter: Limiter;
  realtime: Realtime;
  /** Addresses of pages that may use passkeys. */
  origins: string[];
  sendCode: FactorDeps["sendCode"];
  /** Throws `REGISTRATION_CLOSED`. */
  requireOpenRegistration: () => Promise<void>;
  describeBan(factors: FactorDeps, ...banned: Parameters<BanDescription>): ReturnType<BanDescription>;
}

/** How people register, prove who they are, and stay signed in. */
export function signInArea({ realtime: connections, describeBan, requireOpenRegistration, ...parts }: Parts) {
  const { config, db, secret, publicUrl, log } = parts;
  const seal = factorSeal(secret, config.AUTH_SECRETS_EARLIER);
  const factors: FactorDeps = { ...parts, seal, connections, earlierSecrets: config.AUTH_SECRETS_EARLIER };
  const providers = createProviders({ publicUrl, secret, log, ...providerSettings(config) });
  const accounts = {
    ...parts,
    connections,
    checkPassword: createPasswordCheck({ leakedUrl: config.LEAKED_PASSWORDS_URL, log }),
    passwords: createPasswords(),
    identities: createProviderIdentities({ secret, publicUrl }),
    registrations: createRegistrations({ secret, publicUrl }),
    reservedNicknames: config.RESERVED_NICKNAMES,
    requireOpen: requireOpenRegistration,
    describeBan: (...banned: Parameters<BanDescription>) => describeBan(factors, ...banned),
  };
  return {
    factors,
    routes: {
      accounts: { ...accountRoutes(parts), ...registrationRoutes(accounts) },
      providers: providerRoutes({ ...accounts, configured: providers.names }),
      authentication: authenticationRoutes({
        ...accounts,
        providers,
        passkeys: parts,
        devices: createKnownDevices({ secret, publicUrl }),
        refreshTokens: createRefreshTokens(secret, config.AUTH_SECRETS_EARLIER),
        tickets: createQueueTickets(secret),
        onManyWrongPasswords: (email) => void warnOfWrongPasswords(parts, email),
      }),
      emailChange: emailChangeRoutes(accounts),
      sessions: sessionRoutes({ db, connections }),
      identity: identityRoutes(accounts),
      factors: factorRoutes(factors),
      passkeys: passkeyRoutes(parts),
    },
    jobs: [
      ...accountJobs({ ...parts, answerRequest: (kind, request) => answerRequest(accounts, kind, request) }),
      ...signingKeyJobs(parts),
      ...sessionJobs(parts),
      ...securityEmailJobs({ ...parts, findRecipient: (userId) => findRecipient(db, userId) }),
      ...emailChangeJobs(parts),
      ...factorJobs({ db, seal }),
      ...passkeyJobs(parts),
    ],
  };
}
