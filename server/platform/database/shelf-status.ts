import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import { sql } from "drizzle-orm";
import { titleStatuses } from "./schema/shelf.ts";

/** A row of `title_statuses` that others see, as `hasFaded` of the domain says. */
export const isStatusShown = sql`(${titleStatuses.status} <> 'now'
  or ${titleStatuses.since} > now() - make_interval(days => ${SHELF.nowDays}::int))`;
