import { SHELF } from "@nakamatch/contract/vocabulary/limits";
import { sql } from "drizzle-orm";
import { titleStatuses } from "./schema/shelf.ts";

/** Whether others see a row of `title_statuses`, as `hasFaded` of the domain. */
export const isStatusShown = sql`(${titleStatuses.status} <> 'now'
  or ${titleStatuses.since} > now() - make_interval(days => ${SHELF.nowDays}::int))`;
