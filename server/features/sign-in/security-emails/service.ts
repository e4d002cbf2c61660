import { deviceOf } from "@nakamatch/domain/people/device";
import type { Clock } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { securityEmailJob } from "./jobs.ts";
import { countEmail, markSignedIn } from "./store.ts";
import type { OpenedSession, SecurityNews } from "./types.ts";

/** Per person, so that an attacker cannot flood the mailbox. */
const MOST_PER_HOUR = 10;

/** Queues an email about a change. Run it in the change's transaction. */
export function tellMember(tx: Queryable, outbox: Outbox, userId: string, news: SecurityNews): Promise<void> {
  return outbox.add(tx, securityEmailJob, { userId, news });
}

/** Queues an email about a new device. Run it in the transaction that stores the session. Skips the first sign-in. */
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
