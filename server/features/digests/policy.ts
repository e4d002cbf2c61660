import { z } from "zod";
import { createSeal } from "../../platform/seal.ts";

/** Makes and reads the tokens in the links that end a person's digests. They work without a session and do not expire. */
export interface UnsubscribeTokens {
  make(personId: string): string;
  /** Whose token it is; undefined for one that this server did not make. */
  read(token: string): string | undefined;
}

/** Tokens sealed with the secret; those of links that were sealed with an earlier one still work. */
export function createUnsubscribeTokens(secret: string, earlierSecrets: readonly string[] = []): UnsubscribeTokens {
  const seal = createSeal(secret, "nakamatch unsubscribe", earlierSecrets);
  return {
    make: (personId) => seal.close(personId),
    read: (token) => z.uuid().safeParse(seal.open(token)).data,
  };
}
