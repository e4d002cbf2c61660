/** Keys of access tokens, rotated, with their private parts encrypted. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { ALGORITHM, type PublicJwk } from "../../platform/auth/access-token.ts";
import type { Db } from "../../platform/database/open.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { insertKey, readNewestKey, readPublicKey, readPublicKeys, type StoredKey } from "./store.ts";

/** For so many days a key signs; then the next one is made. */
export const SIGNING_DAYS = 30;

/** How long a server uses a key without looking for a newer one, in milliseconds. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Encrypts the private keys. */
export function signingKeySeal(secret: string): Seal {
  return createSeal(secret, "nakamatch signing keys");
}

/** A key that signs access tokens. */
export interface SigningKey {
  /** The `kid` of its tokens. */
  id: string;
  privateKey: KeyObject;
}

/** A public key as the key set lists it (RFC 7517). */
export interface ListedKey extends PublicJwk {
  kid: string;
  alg: typeof ALGORITHM;
  use: "sig";
}

export interface SigningKeys {
  /** The key that signs now. Makes one if there is none, or the newest has signed for `SIGNING_DAYS`. */
  current(): Promise<SigningKey>;
  /** The public part of a key; undefined when there is none of this id. */
  find(id: string): Promise<KeyObject | undefined>;
  /** All public keys by which tokens can be verified. */
  list(): Promise<{ keys: ListedKey[] }>;
}

/**
 * The keys of access tokens. They are in the database, so that every server signs with and knows the same ones; the private
 * parts are sealed. A private key that cannot be opened, because the secret has changed, is replaced by a new one.
 */
export function createSigningKeys({ db, seal }: { db: Db; seal: Seal }): SigningKeys {
  let signing: { key: SigningKey; until: number } | undefined;
  const known = new Map<string, KeyObject>();

  return {
    async current() {
      if (signing && signing.until > Date.now()) return signing.key;
      const newest = await readNewestKey(db, SIGNING_DAYS);
      // Two servers may make one each at the same time, and both are good.
      const key = (newest && opened(newest, seal)) ?? (await makeKey(db, seal));
      signing = { key, until: Date.now() + LOOK_AGAIN_MS };
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

function opened({ id, privateKey }: StoredKey, seal: Seal): SigningKey | undefined {
  const pem = seal.open(privateKey);
  return pem === undefined ? undefined : { id, privateKey: createPrivateKey(pem) };
}

async function makeKey(db: Db, seal: Seal): Promise<SigningKey> {
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { kty, crv, x, y } = pair.publicKey.export({ format: "jwk" });
  const { id } = await insertKey(db, {
    publicKey: { kty, crv, x, y } as PublicJwk,
    privateKey: seal.close(pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString()),
  });
  return { id, privateKey: pair.privateKey };
}
