import { canonicalEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import { createSeal } from "../../../platform/seal.ts";
import type { Invitation } from "./types.ts";

const makerSchema = z.object({ checkInId: z.uuid(), dueAt: z.coerce.date() });
const invitationSchema = z.object({ checkInId: z.uuid(), invitedAt: z.coerce.date(), emailKeys: z.array(z.string()) });

/** The maker's check-in, at the hour that their email named. */
type MakerLink = z.infer<typeof makerSchema>;

/** Tokens of links in emails, without a session; they are sealed, so that they tell nothing. */
export interface CheckInTokens {
  maker(link: MakerLink): string;
  trusted(invitation: Invitation): string;
  /** Undefined if forged. */
  readMaker(token: string): MakerLink | undefined;
  readTrusted(token: string): Invitation | undefined;
}

/** Creates tokens; links made with earlier secrets still work. */
export function createCheckInTokens(secret: string, earlierSecrets: readonly string[] = []): CheckInTokens {
  const makers = createSeal(secret, "nakamatch check-ins", earlierSecrets);
  const trusted = createSeal(secret, "nakamatch trusted people", earlierSecrets);
  return {
    maker: (link) => makers.close(JSON.stringify(link)),
    trusted: (invitation) => trusted.close(JSON.stringify(invitation)),
    readMaker: (token) => parsed(makerSchema, makers.open(token)),
    readTrusted: (token) => parsed(invitationSchema, trusted.open(token)),
  };
}

function parsed<Link>(schema: z.ZodType<Link>, text: string | undefined): Link | undefined {
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/**
 * The keyed hashes of a mailbox by each secret, for the count of invitations, and for those that want none: of the time of any
 * of these secrets.
 */
export function mailboxKeys(secrets: readonly string[], email: string): string[] {
  const mailbox = canonicalEmail(email);
  return secrets.map((secret) => createKeyedHash(secret, "nakamatch trusted mailboxes")(mailbox));
}

/** The number of an email in its Message-ID: the same for the same email, also after a killed server. */
export function emailNumber(secret: string): (kind: string, checkInId: string, at: Date) => string {
  const hash = createKeyedHash(secret, "nakamatch check-in emails");
  return (kind, checkInId, at) => hash(`${kind} ${checkInId} ${at.toISOString()}`);
}
