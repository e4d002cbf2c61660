import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { NameRow } from "../../../platform/database/person-columns.ts";

/** A person whom the viewer has blocked. */
export interface BlockRow {
  id: string;
  blockedAt: Date;
  name: NameRow;
  person: PersonBadge;
}
