import { searchableText } from "@nakamatch/domain/meeting/message-search";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { storeSearchTexts } from "../conversations/service.ts";
import { readUnfolded } from "./store.ts";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Messages at a time: folding them takes some 20 ms of the process. */
const BATCH = 200;

export function messageSearchJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("chats.fold", "*/5 * * * *", () => foldMessages(db), { retryLimit: 0, retryDelay: 60 })];
}

/** Makes messages findable that a server of the release before stored. */
async function foldMessages(db: Db): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const found = await readUnfolded(db, { after, limit: BATCH });
    if (found.length > 0) {
      await storeSearchTexts(
        db,
        found.map((each) => ({ ...each, searchText: searchableText(each.message) })),
      );
    }
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? after;
  }
}
