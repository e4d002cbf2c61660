import type { OpenDeps } from "../features/sign-in/sessions/service.ts";
import { createSigningKeys, signingKeySeal } from "../features/sign-in/signing-keys/service.ts";
import { createKnownDevices } from "../platform/auth/known-devices.ts";
import { createRefreshTokens } from "../platform/auth/refresh-tokens.ts";
import { systemClock } from "../platform/clock.ts";
import type { Db } from "../platform/database/open.ts";
import { noJobs } from "./no-jobs.ts";

const SECRET = "a secret for tests, long enough to sign";
const PUBLIC_URL = "http://localhost:3000";

/** A browser without cookies. */
export const NEW_DEVICE = { address: "192.0.2.1", userAgent: undefined, cookies: undefined };

/** Dependencies for opening sessions without a server; `deps` override them. */
export function openDeps(db: Db, deps: Partial<OpenDeps> = {}): OpenDeps {
  return {
    db,
    outbox: noJobs,
    clock: systemClock,
    publicUrl: PUBLIC_URL,
    keys: createSigningKeys({ db, seal: signingKeySeal(SECRET) }),
    refreshTokens: createRefreshTokens(SECRET),
    devices: createKnownDevices({ secret: SECRET, publicUrl: PUBLIC_URL }),
    connections: { disconnectSession() {} },
    describeBan: async () => ({}),
    ...deps,
  };
}
