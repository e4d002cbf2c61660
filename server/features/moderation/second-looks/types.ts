import type { PersonBadge } from "@nakamatch/contract/schemas/people";

export interface AwaitedLookRow {
  person: PersonBadge;
  realName: string | null;
  reason: string;
  bannedAt: Date;
  notes: string | null;
  decisionId: string;
  decidedBy: string | null;
  evidence: string[];
}
