import type { PersonBadge } from "@nakamatch/contract/schemas/people";

export interface BannedRow {
  person: PersonBadge;
  realName: string | null;
  reason: string;
  until: Date | null;
  bannedAt: Date;
  notes: string | null;
  decidedBy: string | null;
  evidence: string[];
}
