import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import type { Storage } from "../../../storage/storage.ts";
import { farewellEmail } from "./emails.ts";
import { type Farewell, PREMIUM_ENDS } from "./types.ts";

const payload = z.object({
  /** A `Farewell` as JSON, encrypted so that the queue identifies no deleted person. */
  sealed: z.string(),
});
type Payload = z.infer<typeof payload>;

const farewellSchema = z.object({
  email: z.string(),
  nickname: z.string(),
  language: z.enum(LANGUAGES),
  premium: z.enum(PREMIUM_ENDS),
}) satisfies z.ZodType<Farewell>;

/** Retried for most of a day, after 1, 2, 4 … minutes. */
export const farewellJob: JobKind<Payload> = {
  name: "deletion.farewell",
  effect: "mail",
  payload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
};

const erasurePayload = z.object({ personId: z.uuid(), day: z.iso.date() });
type ErasurePayload = z.infer<typeof erasurePayload>;

/** Records the id outside the database, so that a restored backup does not revive the account. */
export const recordErasureJob: JobKind<ErasurePayload> = {
  name: "deletion.record",
  effect: "files",
  payload: erasurePayload,
  // Retried for a month: without the record a backup would revive the account.
  retryLimit: 720,
  retryDelay: 5,
  retryDelayMax: 60 * 60,
  keepSeconds: 60 * 60,
};

/** The maximum age of a backup, see `docs/operations.md`. */
export const ERASURE_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Encrypts farewells in the queue. */
export function farewellSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch farewells");
}

/** The feature's job handlers. Drops farewells encrypted with another secret. */
export function deletionJobs({
  mail,
  secret,
  publicUrl,
  contactEmail,
  erasures,
  clock,
}: {
  mail: MailTransport;
  erasures: Storage;
  clock: Clock;
  secret: string;
  publicUrl: string;
  contactEmail: string;
}) {
  const seal = farewellSeal(secret);
  const handle = async ({ sealed }: Payload, jobId: string): Promise<void> => {
    const text = seal.open(sealed);
    if (text === undefined) return;
    const farewell = farewellSchema.parse(JSON.parse(text));
    await mail.send(farewell.email, farewellEmail(farewell, { publicUrl, contactEmail }), jobId);
  };
  const record = async ({ personId, day }: ErasurePayload): Promise<void> => {
    const path = `${day}/${personId}`;
    if ((await erasures.read(path)) === undefined) await erasures.put(path, Buffer.from(day), "text/plain");
  };
  const forget = async (): Promise<void> => {
    const oldest = dayOf(new Date(clock.now().getTime() - ERASURE_DAYS * DAY_MS));
    for await (const path of erasures.list()) if (path < oldest) await erasures.remove(path);
  };
  return [
    { kind: farewellJob, handle },
    { kind: recordErasureJob, handle: record },
    scheduledJob("deletion.forget", "46 3 * * *", forget, { effect: "files" }),
  ] satisfies [JobHandler<Payload>, JobHandler<ErasurePayload>, JobHandler<unknown>];
}

/** Formats a UTC date as `2026-01-31`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
