import { customType, timestamp } from "drizzle-orm/pg-core";

/** A `timestamptz(3)` column read and written as a `Date`: an instant, to the millisecond. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
}

/** A `bytea` column. The embedded engine reads it as an array of bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});
