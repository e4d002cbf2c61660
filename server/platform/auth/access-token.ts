import type { KeyObject } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";

/** ECDSA on P-256 with SHA-256. */
export const ALGORITHM = "ES256";

const MAX_CHARACTERS = 4096;

const claimsSchema = z.object({
  /** The address of this installation. */
  iss: z.string(),
  /** The person. */
  sub: z.uuid(),
  /** The session, and its assurance level when the token was issued. */
  sid: z.uuid(),
  aal: z.enum(["aal1", "aal2"]),
  /** Seconds since the epoch by the database's clock. */
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** Signs a token (RFC 7519). */
export function signAccessToken(
  claims: AccessClaims,
  { id, privateKey }: { id: string; privateKey: KeyObject },
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: id }).sign(privateKey);
}

/** Tokens cached per process, about a kilobyte each. */
const CACHE_SIZE = 4000;

/** Creates a `readAccessToken` that caches up to `size` valid tokens, as verifying signatures is slow. */
export function createTokenReader(
  from: Parameters<typeof readAccessToken>[1],
  size = CACHE_SIZE,
): (token: string) => Promise<AccessClaims | undefined> {
  const cache = new Map<string, AccessClaims>();
  return async (token) => {
    const claims = cache.get(token) ?? (await readAccessToken(token, from));
    if (!claims) return undefined;
    // Keeps the least recently used first.
    cache.delete(token);
    cache.set(token, claims);
    const [oldest] = cache.keys();
    if (cache.size > size && oldest !== undefined) cache.delete(oldest);
    return claims;
  };
}

/** Returns the claims of a token signed by one of our keys, expired or not; undefined for anything else. */
export async function readAccessToken(
  token: string,
  { issuer, findKey }: { issuer: string; findKey: (id: string) => Promise<KeyObject | undefined> },
): Promise<AccessClaims | undefined> {
  if (token.length > MAX_CHARACTERS) return undefined;
  const keyOf = async (header: { kid?: string }) => {
    const { data: id } = z.uuid().safeParse(header.kid);
    const key = id && (await findKey(id));
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  // The database checks the expiry, as servers' clocks differ.
  const options = { algorithms: [ALGORITHM], issuer, currentDate: new Date(0) };
  try {
    const { payload } = await jwtVerify(token, keyOf, options);
    return claimsSchema.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
