import { timestamp } from "drizzle-orm/pg-core";

/** A `timestamptz(3)` column read and written as a `Date`: an instant, to the millisecond. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}
