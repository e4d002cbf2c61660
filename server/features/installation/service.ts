/** What the database knows about where it runs. */
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { JobEffect } from "../../platform/outbox.ts";
import { isLoopbackName } from "../../platform/own-host.ts";
import { readFact, writeFact } from "./store.ts";

const ADDRESS = "address";

/**
 * Effects whose jobs must wait: those that the settings hold, and all of them in a database from elsewhere, whose jobs would
 * reach the members, payments and photos of the original. The first start stores the address; on loopback it may change.
 */
export async function heldEffects(
  db: Db,
  { MAIL, PUSH, PUBLIC_URL }: Pick<Config, "MAIL" | "PUSH" | "PUBLIC_URL">,
  log: Log,
): Promise<Set<JobEffect>> {
  const stored = await readFact(db, ADDRESS);
  if (stored === undefined || (isLoopback(stored) && isLoopback(PUBLIC_URL))) await acceptAddress(db, PUBLIC_URL);
  else if (stored !== PUBLIC_URL) {
    log.warn(
      `this database comes from ${stored}, and PUBLIC_URL is ${PUBLIC_URL}: emails, pushes, payments and deletions of photos wait. ` +
        "If it shall run here, call npm run resume and start again.",
    );
    return new Set(["mail", "push", "payments", "files"]);
  }
  const held = new Set<JobEffect>();
  if (MAIL === "hold") held.add("mail");
  if (PUSH === "hold") held.add("push");
  for (const effect of held) log.info(`${effect.toUpperCase()}=hold: jobs that send wait`);
  return held;
}

/** From the next start on nothing is held for the sake of the address. */
export async function acceptAddress(db: Db, publicUrl: string): Promise<void> {
  await writeFact(db, ADDRESS, publicUrl);
}

function isLoopback(address: string): boolean {
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}
