import type { KeyObject } from "node:crypto";
import { CompactSign, compactVerify, decodeProtectedHeader } from "jose";
import { z } from "zod";

/** The one algorithm: ECDSA on P-256 with SHA-256, with signatures as JSON Web Tokens have them. */
export const ALGORITHM = "ES256";

/** Longer texts are none of ours and are not decoded. */
const MOST_CHARACTERS = 4096;

/** A public key of the curve P-256 as JSON. */
export interface PublicJwk {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
}

const headerSchema = z.object({ alg: z.literal(ALGORITHM), kid: z.uuid() });

const claimsSchema = z.object({
  /** Who issued it: the address of this installation. */
  iss: z.string(),
  /** The person. */
  sub: z.uuid(),
  /** Their session. */
  sid: z.uuid(),
  /** The assurance level of the session when the token was issued. */
  aal: z.enum(["aal1", "aal2"]),
  /** Issued and expires, in seconds since the epoch by the database's clock. */
  iat: z.int(),
  exp: z.int(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** A signed token (RFC 7519): what `claims` says, until its `exp`. */
export function signAccessToken(
  claims: AccessClaims,
  { id, privateKey }: { id: string; privateKey: KeyObject },
): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: ALGORITHM, typ: "JWT", kid: id })
    .sign(privateKey);
}

/** Tokens whose signature need not be verified again, per process; about a kilobyte each. */
const MOST_REMEMBERED = 4000;

/**
 * Reads tokens as `readAccessToken` does, and remembers those that were read lately: verifying a signature takes longer than
 * anything else that a request needs before the database. At most `most` tokens are remembered, and no other text.
 */
export function createTokenReader(
  from: Parameters<typeof readAccessToken>[1],
  most = MOST_REMEMBERED,
): (token: string) => Promise<AccessClaims | undefined> {
  const remembered = new Map<string, AccessClaims>();
  return async (token) => {
    const claims = remembered.get(token) ?? (await readAccessToken(token, from));
    if (!claims) return undefined;
    // The last one in the map is the one that was used last.
    remembered.delete(token);
    remembered.set(token, claims);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
    return claims;
  };
}

/**
 * What a token says, if one of our keys has signed it; undefined otherwise, whatever is wrong with it. Does not look at the
 * clock: whether it has expired is decided by the database, so that servers whose clocks differ agree.
 */
export async function readAccessToken(
  token: string,
  { issuer, findKey }: { issuer: string; findKey: (id: string) => Promise<KeyObject | undefined> },
): Promise<AccessClaims | undefined> {
  const { data: header } = headerSchema.safeParse(token.length > MOST_CHARACTERS ? undefined : headerOf(token));
  const key = header && (await findKey(header.kid));
  if (!key) return undefined;
  const { data: claims } = claimsSchema.safeParse(await verifiedPayload(token, key));
  return claims?.iss === issuer ? claims : undefined;
}

function headerOf(token: string): unknown {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

async function verifiedPayload(token: string, key: KeyObject): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [ALGORITHM] });
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
