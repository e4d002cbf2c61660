/** Emails that warn members of what happens to their account. */
import { deviceOf } from "@nakamatch/domain/people/device";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/open.ts";
import type { Outbox } from "../../platform/outbox.ts";
import { securityEmailJob } from "./jobs.ts";
import { countEmail, markSignedIn } from "./store.ts";
import type { OpenedSession, SecurityNews } from "./types.ts";

/** Most emails about unknown devices to one person in an hour: others must not drown in them. */
const MOST_PER_HOUR = 10;

/** Queues the email about something that has changed, in the transaction that changes it. */
export function tellMember(tx: Queryable, outbox: Outbox, userId: string, news: SecurityNews): Promise<void> {
  return outbox.add(tx, securityEmailJob, { userId, news });
}

/**
 * Queues the email about a sign-in on an unknown device, in the transaction that keeps the session. The device of a person's
 * first sign-in is not unknown: they have just registered.
 */
export async function tellOfSignIn(
  tx: Queryable,
  { outbox, clock }: { outbox: Outbox; clock: Clock },
  { userId, userAgent, address }: OpenedSession,
  { isKnownDevice }: { isKnownDevice: boolean },
): Promise<void> {
  const isFirst = await markSignedIn(tx, userId);
  if (isFirst || isKnownDevice || !(await countEmail(tx, userId, MOST_PER_HOUR))) return;
  const { browser, system } = deviceOf(userAgent);
  const at = clock.now().toISOString();
  await tellMember(tx, outbox, userId, { kind: "newDevice", browser, system, address, at });
}
