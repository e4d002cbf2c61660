import { ERASURE_DAYS } from "../../features/operation/deletion/jobs.ts";
import type { Restored } from "./restore.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns what an operator must know after a restore. */
export function reportOf({ manifest, photos, erased, newestErasure, hasSecret }: Restored, now = new Date()): string {
  const { publicUrl, madeAt } = manifest;
  const lines = [
    `Restored: ${publicUrl} as of ${madeAt}, with ${photos} photo files.`,
    `Accounts deleted since then, and deleted again: ${erased}.`,
    "What happened since then is lost: messages, likes and new members, but also bans, blocks, reports, changed passwords and addresses,",
    "removed passkeys and second factors, and used recovery codes. All sessions and the unused links of emails have ended: everybody signs in again.",
    "Secured accounts: secure those again that were secured since then, and ask again for earlier addresses (npm run account).",
  ];
  if (newestErasure === undefined || newestErasure < madeAt.slice(0, 10)) {
    const problem =
      newestErasure === undefined
        ? "there is no list of deleted accounts (erasures)"
        : `the list of deleted accounts (erasures) ends on ${newestErasure}, before the backup`;
    lines.push(
      `WARNING: ${problem}. Accounts deleted since the backup are back, unless there were none.`,
      "If there is a newer list, bring it here and restore again, into an empty database and storage, before npm run resume.",
    );
  }
  if (now.getTime() - Date.parse(madeAt) > ERASURE_DAYS * DAY_MS)
    lines.push(`The backup is older than ${ERASURE_DAYS} days: accounts deleted before that are back. Delete them.`);
  if (!hasSecret)
    lines.push("AUTH_SECRET is not that of the backup: put that one into AUTH_SECRET or AUTH_SECRETS_EARLIER.");
  return [...lines, "Emails, pushes, payments and deletions of photos wait until you call npm run resume."].join("\n");
}
