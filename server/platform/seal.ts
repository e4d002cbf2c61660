import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for storage. */
export interface Seal {
  /** Base64url of nonce, tag and ciphertext. */
  close(text: string): string;
  /** Undefined for another key or modified text. */
  open(sealed: string): string | undefined;
  /** Whether it is sealed with the current secret. */
  isCurrent(sealed: string): boolean;
}

/** Creates an AES-256-GCM seal, keyed per purpose by HKDF. Also opens texts sealed with `earlier` secrets. */
export function createSeal(secret: string, purpose: string, earlier: readonly string[] = []): Seal {
  const current = sealWith(secret, purpose);
  const all = [current, ...earlier.map((each) => sealWith(each, purpose))];
  return {
    close: current.close,
    open: (sealed) => all.reduce<string | undefined>((opened, each) => opened ?? each.open(sealed), undefined),
    isCurrent: (sealed) => current.open(sealed) !== undefined,
  };
}

function sealWith(secret: string, purpose: string): Pick<Seal, "close" | "open"> {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES));
  return {
    close(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const content = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([start, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
