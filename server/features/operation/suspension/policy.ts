import { createHash } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { createSeal } from "../../../platform/seal.ts";
import type { DataAccess } from "./types.ts";

const TOKEN_MS = 30 * 60 * 1000;

const contentSchema = z.object({
  personId: z.uuid(),
  isRaised: z.boolean(),
  passwordMark: z.string(),
  /** Milliseconds since 1970. */
  until: z.int(),
}) satisfies z.ZodType<DataAccess>;

interface TokenParts {
  clock: Clock;
  secret: string;
}

const dataSeal = (secret: string) => createSeal(secret, "nakamatch suspended data");

/** Returns the expiry of a token made now. */
export function tokenEnd({ clock }: Pick<TokenParts, "clock">): number {
  return clock.now().getTime() + TOKEN_MS;
}

/** Seals an access as a token. */
export function sealAccess({ secret }: Pick<TokenParts, "secret">, access: DataAccess): string {
  return dataSeal(secret).close(JSON.stringify(access));
}

/** Returns the access; undefined if forged or expired. */
export function openAccess({ clock, secret }: TokenParts, token: string): DataAccess | undefined {
  const content = dataSeal(secret).open(token);
  if (content === undefined) return undefined;
  const access = contentSchema.parse(JSON.parse(content));
  return clock.now().getTime() < access.until ? access : undefined;
}

/** Identifies a password without revealing its hash. */
export function markOf(passwordHash: string | null): string {
  return createHash("sha256")
    .update(passwordHash ?? "")
    .digest("base64url");
}
