import { z } from "zod";
import { createSeal } from "../../platform/seal.ts";

/** For unsubscribe links; without session or expiry. */
export interface UnsubscribeTokens {
  make(personId: string): string;
  /** Undefined if forged. */
  read(token: string): string | undefined;
}

/** Earlier secrets still open links. */
export function createUnsubscribeTokens(secret: string, earlierSecrets: readonly string[] = []): UnsubscribeTokens {
  const seal = createSeal(secret, "nakamatch unsubscribe", earlierSecrets);
  return {
    make: (personId) => seal.close(personId),
    read: (token) => z.uuid().safeParse(seal.open(token)).data,
  };
}
