import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { createSeal } from "../../../platform/seal.ts";
import type { AppealSubject } from "./types.ts";

const TOKEN_MS = 30 * 60 * 1000;

/** Person, decision, and expiry in milliseconds since 1970. */
const contentSchema = z.tuple([z.uuid(), z.uuid(), z.int()]);

interface TokenParts {
  clock: Clock;
  secret: string;
}

const appealSeal = (secret: string) => createSeal(secret, "nakamatch appeals");

/** Valid for half an hour. */
export function sealAppealToken({ clock, secret }: TokenParts, { personId, decisionId }: AppealSubject): string {
  const content: z.infer<typeof contentSchema> = [personId, decisionId, clock.now().getTime() + TOKEN_MS];
  return appealSeal(secret).close(JSON.stringify(content));
}

/** Returns the person; undefined if forged, expired or for another decision. */
export function openAppealToken({ clock, secret }: TokenParts, token: string, decisionId: string): string | undefined {
  const content = appealSeal(secret).open(token);
  if (content === undefined) return undefined;
  const [personId, sealedDecisionId, until] = contentSchema.parse(JSON.parse(content));
  return sealedDecisionId === decisionId && clock.now().getTime() < until ? personId : undefined;
}
