/** Rotating keys for access tokens, with encrypted private keys. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import type { ApiClient } from "@nakamatch/contract/contract";
import type { PublicJwk } from "@nakamatch/contract/endpoints/sign-in/authentication";
import { ALGORITHM } from "../../../platform/auth/access-token.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import { insertKey, readNewestKey, readPublicKey, readPublicKeys } from "./store.ts";

/** Days after which a new key signs. */
export const SIGNING_DAYS = 30;

/** How long a server signs without looking for a newer key. */
const CACHE_MS = 60 * 60 * 1000;

/** Encrypts private keys. */
export function signingKeySeal(secret: string): Seal {
  return createSeal(secret, "nakamatch signing keys");
}

/** Returns the newest key's id, and a test whether a secret opens it. */
export async function newestKeyLock(
  db: Queryable,
): Promise<{ id: string; isOpenedBy(secret: string): boolean } | undefined> {
  const newest = await readNewestKey(db, SIGNING_DAYS);
  return (
    newest && {
      id: newest.id,
      isOpenedBy: (secret) => signingKeySeal(secret).open(newest.privateKey) !== undefined,
    }
  );
}

export interface SigningKey {
  /** The `kid` in its tokens. */
  id: string;
  privateKey: KeyObject;
}

export interface SigningKeys {
  /** Returns the signing key, or makes one if the newest is older than `SIGNING_DAYS`. */
  current(): Promise<SigningKey>;
  /** Finds a public key by its id. */
  find(id: string): Promise<KeyObject | undefined>;
  /** The key set (RFC 7517). */
  list(): Promise<Awaited<ReturnType<ApiClient["authentication"]["keySet"]>>>;
}

/**
 * Stores access token keys in the database, shared by all servers, with encrypted private keys. Replaces a key that
 * cannot be decrypted after a change of the secret.
 */
export function createSigningKeys({ db, seal }: { db: Db; seal: Seal }): SigningKeys {
  let signing: { key: SigningKey; until: number } | undefined;
  const known = new Map<string, KeyObject>();

  return {
    async current() {
      if (signing && signing.until > Date.now()) return signing.key;
      const newest = await readNewestKey(db, SIGNING_DAYS);
      const pem = newest && seal.open(newest.privateKey);
      // Concurrent servers may each make one; all are valid.
      const key = newest && pem ? { id: newest.id, privateKey: createPrivateKey(pem) } : await makeKey(db, seal);
      signing = { key, until: Date.now() + CACHE_MS };
      return key;
    },
    async find(id) {
      const cached = known.get(id);
      if (cached) return cached;
      const jwk = await readPublicKey(db, id);
      if (!jwk) return undefined;
      const key = createPublicKey({ key: { ...jwk }, format: "jwk" });
      known.set(id, key);
      return key;
    },
    async list() {
      const keys = await readPublicKeys(db);
      return { keys: keys.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: ALGORITHM, use: "sig" })) };
    },
  };
}

async function makeKey(db: Db, seal: Seal): Promise<SigningKey> {
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = await insertKey(db, {
    publicKey: pair.publicKey.export({ format: "jwk" }) as PublicJwk,
    privateKey: seal.close(pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString()),
  });
  return { id, privateKey: pair.privateKey };
}
