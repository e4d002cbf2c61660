import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { farewellEmail } from "./emails.ts";
import { type Farewell, PREMIUM_ENDS } from "./types.ts";

const payload = z.object({
  /** A `Farewell` as JSON, encrypted so that the queue names no deleted person. */
  sealed: z.string(),
});
type Payload = z.infer<typeof payload>;

const farewellSchema = z.object({
  email: z.string(),
  nickname: z.string(),
  language: z.enum(LANGUAGES),
  premium: z.enum(PREMIUM_ENDS),
}) satisfies z.ZodType<Farewell>;

/** Retried for most of a day: 1, 2, 4 … minutes apart. */
export const farewellJob: JobKind<Payload> = {
  name: "deletion.farewell",
  payload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
  keepSeconds: 60 * 60,
};

/** Encrypts farewells in the queue. */
export function farewellSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch farewells");
}

/** Drops farewells that were sealed with another secret. */
export function deletionJobs({
  mail,
  secret,
  publicUrl,
  contactEmail,
}: {
  mail: MailTransport;
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
  return [{ kind: farewellJob, handle }] satisfies [JobHandler<Payload>];
}
