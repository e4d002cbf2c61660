import { DIGEST_DAYS, isDigestTime, nextDigest } from "@nakamatch/domain/notifications/digest";
import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { createKeyedHash } from "../../../platform/keyed-hash.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import { findOverdue } from "../../chats/turns/service.ts";
import { countOfToday } from "../../meeting/daily-people/service.ts";
import type { DiscoveryDeps } from "../../meeting/discovery/service.ts";
import { markSearchesTold, readSearchNews } from "../../meeting/saved-searches/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { digestEmail } from "./emails.ts";
import type { UnsubscribeTokens } from "./policy.ts";
import { bringForward, claimDue, markTold, NAMED, postpone, readDigest, readNews } from "./store.ts";
import type { DigestNews, DigestRow } from "./types.ts";

const emailPayload = z.object({
  personId: z.uuid(),
  /** Later events are left to the next digest. */
  until: z.iso.datetime(),
});
type EmailPayload = z.infer<typeof emailPayload>;

/** Retried for an hour; the next digest repeats what was never sent. */
export const digestEmailJob: JobKind<EmailPayload> = {
  name: "digests.email",
  effect: "mail",
  payload: emailPayload,
  retryLimit: 5,
  retryDelay: 60,
  atOnce: 5,
};

/** Digests per transaction, which blocks the embedded engine. */
const BATCH = 20;

/** Days between checks of people whose quiet hours never end. */
const NEVER_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface DigestJobDeps {
  db: Db;
  mail: MailTransport;
  clock: Clock;
  ranker: NonNullable<DiscoveryDeps["ranker"]>;
  publicUrl: string;
  secret: string;
  tokens: UnsubscribeTokens;
  outbox: Outbox;
  attentionOf: (personId: string) => Promise<"looking" | "idle" | "away">;
}

export function digestJobs(deps: DigestJobDeps) {
  return [
    scheduledJob("digests.due", "*/5 * * * *", () => queueDue(deps), { effect: "mail", retryLimit: 0, retryDelay: 60 }),
    { kind: digestEmailJob, handle: (payload) => sendDigest(deps, payload) },
  ] satisfies [JobHandler<unknown>, JobHandler<EmailPayload>];
}

/**
 * Works in batches. Each email is queued in the transaction that sets its next due time; concurrent servers claim
 * different digests.
 */
async function queueDue({ db, clock, outbox }: DigestJobDeps): Promise<void> {
  for (;;) {
    const now = clock.now();
    const found = await db.transaction(async (tx) => {
      const due = await claimDue(tx, now, BATCH);
      for (const row of due) {
        if (await isWorthSending(tx, row, now)) {
          await outbox.add(tx, digestEmailJob, { personId: row.personId, until: now.toISOString() });
        }
        await postpone(tx, row.personId, dueAfter(row, now));
      }
      return due.length;
    });
    if (found < BATCH) return;
  }
}

/** The next time outside quiet hours. */
function dueAfter({ frequency, schedule }: DigestRow, now: Date): Date {
  const days = frequency === "off" || !isDigestTime(schedule, now) ? 0 : DIGEST_DAYS[frequency];
  return nextDigest(schedule, now, days) ?? new Date(now.getTime() + NEVER_DAYS * DAY_MS);
}

async function isWorthSending(db: Queryable, row: DigestRow, now: Date): Promise<boolean> {
  if (!row.isReachable || !isDigestTime(row.schedule, now)) return false;
  // Searches last, as they cost most.
  return isAny(await readAll(db, row, now)) || (await readSearchNews(db, row.personId, now)).length > 0;
}

/** Sends nothing if the news is gone by now; while the person looks at the app it stays due. A retry after a crash has the same Message-ID. */
async function sendDigest(deps: DigestJobDeps, { personId, until }: EmailPayload): Promise<void> {
  const { db, mail, clock, publicUrl, secret, tokens } = deps;
  const row = await readDigest(db, personId);
  const upTo = new Date(until);
  if (!row || row.frequency === "off" || !row.isReachable || row.toldUntil >= upTo) return;
  if (!isDigestTime(row.schedule, clock.now())) return;
  if ((await deps.attentionOf(personId)) === "looking") return bringForward(db, personId, clock.now());
  const news = {
    ...(await readAll(db, row, upTo)),
    searches: await readSearchNews(db, personId, upTo),
  };
  const recipient = await findRecipient(db, personId);
  if (!recipient || (!isAny(news) && news.searches.length === 0)) return;
  const { frequency } = row;
  const today = frequency === "daily" ? await countOfToday(deps, personId) : 0;
  const email = digestEmail({ ...recipient, frequency, news, today, publicUrl, token: tokens.make(personId) });
  const number = createKeyedHash(secret, "nakamatch digests")(`${personId} ${until}`);
  await mail.send(recipient.email, email, number);
  await db.transaction(async (tx) => {
    await markTold(tx, personId, upTo);
    await markSearchesTold(tx, news.searches, upTo);
  });
}

/** Of a chat with new messages nothing else is told. */
async function readAll(db: Queryable, row: DigestRow, until: Date): Promise<Omit<DigestNews, "searches">> {
  const { newIn, ...news } = await readNews(db, row, until);
  const after = new Date(Math.max(row.toldUntil.getTime(), row.lastSeenAt?.getTime() ?? 0));
  const due = await findOverdue(db, row.personId, { after, until });
  const nicknames = due.filter(({ chatId }) => !newIn.includes(chatId)).map(({ nickname }) => nickname);
  return { ...news, turns: { count: nicknames.length, nicknames: nicknames.slice(0, NAMED) } };
}

function isAny({ chats, turns, matches, likes }: Omit<DigestNews, "searches">): boolean {
  return chats.count + turns.count + matches.count + likes > 0;
}
