import { searchableText } from "@nakamatch/domain/meeting/message-search";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { storeSearchTexts } from "../conversations/service.ts";
import { readUnfolded } from "./store.ts";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Messages at a time: folding them takes some 20 ms of the process. */
const BATCH = 200;

/** Ended before the next run, which goes on. */
const MOST_MS = 4 * 60 * 1000;

interface MessageSearchJobDeps {
  db: Db;
  clock: Clock;
}

export function messageSearchJobs(deps: MessageSearchJobDeps): JobHandler<unknown>[] {
  return [scheduledJob("chats.fold", "*/5 * * * *", () => foldMessages(deps), { retryLimit: 0, retryDelay: 60 })];
}

/** Makes messages findable that a server of the release before stored. */
async function foldMessages({ db, clock }: MessageSearchJobDeps): Promise<void> {
  const end = clock.now().getTime() + MOST_MS;
  for (let after = FIRST_ID; ; ) {
    const found = await readUnfolded(db, { after, limit: BATCH });
    if (found.length > 0) {
      await storeSearchTexts(
        db,
        found.map((each) => ({ ...each, searchText: searchableText(each.message) })),
      );
    }
    if (found.length < BATCH || clock.now().getTime() >= end) return;
    after = found.at(-1)?.id ?? after;
  }
}
