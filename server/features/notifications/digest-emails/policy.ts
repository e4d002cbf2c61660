import { z } from "zod";
import { createSeal } from "../../../platform/seal.ts";

/** Tokens of unsubscribe links, valid forever and without a session. */
export interface UnsubscribeTokens {
  make(personId: string): string;
  /** Undefined if forged. */
  read(token: string): string | undefined;
}

/** Creates tokens; links made with earlier secrets still work. */
export function createUnsubscribeTokens(secret: string, earlierSecrets: readonly string[] = []): UnsubscribeTokens {
  const seal = createSeal(secret, "nakamatch unsubscribe", earlierSecrets);
  return {
    make: (personId) => seal.close(personId),
    read: (token) => z.uuid().safeParse(seal.open(token)).data,
  };
}
