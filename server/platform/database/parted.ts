import { type AnyColumn, type Placeholder, type SQL, sql } from "drizzle-orm";
import { partedPairs } from "./schema/chats.ts";

type Person = string | AnyColumn | SQL | Placeholder;

const id = (person: Person) => (typeof person === "string" ? sql`${person}::uuid` : person);

/** Whether one of the two has ended their conversation, so that they do not meet. */
export function isParted(one: Person, other: Person): SQL<boolean> {
  return sql<boolean>`(${hasParted(one, other)} or ${hasParted(other, one)})`;
}

/** Whether the one ended the conversation with the other, and hears no more of them. */
export function hasParted(ender: Person, ended: Person): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${partedPairs} parted where parted.ender_id = ${id(ender)} and parted.ended_id = ${id(ended)})`;
}
