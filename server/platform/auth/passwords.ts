import { scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash as argon2, verify as verifyArgon2 } from "@node-rs/argon2";
import { createPasswordTurns, type PasswordTurns, type Turn } from "./password-turns.ts";

export type { Turn };

/** Argon2id above the OWASP minimum, about 20 ms. */
const ARGON2 = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 };
const CURRENT = /^\$argon2id\$v=19\$m=47104,t=2,p=1\$/;

/** Until 2026-12: `salt:key` in hexadecimal digits. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const SCRYPT_KEY_BYTES = 64;

/** Each hash occupies a core and one of libuv's four threads. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Minimum time of a wrong attempt, which hides the kind of hash, or its absence. */
const WRONG_MS = 200;

/** All methods throw {AppError} `UNAVAILABLE` with `retryAfterSeconds` while the queue is full. */
export interface Passwords extends Pick<PasswordTurns, "assertRoom"> {
  /** Returns a PHC string. */
  hash(password: string, turn: Turn): Promise<string>;
  /** Takes equally long without a hash. */
  verify(hash: string | undefined, password: string, turn: Turn): Promise<boolean>;
  /** Whether the next sign-in should replace the hash. */
  isOutdated(hash: string): boolean;
}

/** Hashes without queueing. */
export function hashPassword(password: string): Promise<string> {
  return argon2(password.normalize("NFKC"), ARGON2);
}

/** Creates the queue. Tests replace `work` and `pause`. */
export function createPasswords({
  atOnce = AT_ONCE,
  work = { hash: hashPassword, verify: isPassword },
  pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}: {
  atOnce?: number;
  work?: { hash: typeof hashPassword; verify: typeof isPassword };
  pause?: (ms: number) => Promise<void>;
} = {}): Passwords {
  const turns = createPasswordTurns(atOnce);
  let unknown: Promise<string> | undefined;
  return {
    hash: (password, turn) => turns.take(turn, () => work.hash(password)),
    async verify(hash, password, turn) {
      let began = 0;
      const isRight = await turns.take(turn, async () => {
        began = performance.now();
        if (hash !== undefined) return work.verify(hash, password);
        unknown ??= work.hash("").catch((error: unknown) => {
          unknown = undefined;
          throw error;
        });
        await work.verify(await unknown, password);
        return false;
      });
      if (!isRight) await pause(Math.max(0, WRONG_MS - (performance.now() - began)));
      return isRight;
    },
    assertRoom: turns.assertRoom,
    isOutdated: (hash) => !CURRENT.test(hash),
  };
}

async function isPassword(hash: string, password: string): Promise<boolean> {
  const text = password.normalize("NFKC");
  if (hash.startsWith("$argon2")) return verifyArgon2(hash, text);
  const [salt = "", key = ""] = hash.split(":");
  const derived = await deriveKey(text, salt);
  const stored = Buffer.from(key, "hex");
  return stored.length === derived.length && timingSafeEqual(stored, derived);
}

function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, SCRYPT_KEY_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
