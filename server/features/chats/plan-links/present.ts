import type { PlanLink } from "@nakamatch/contract/endpoints/chats/plan-links";
import { linkEnd } from "@nakamatch/domain/meeting/plan-links";
import type { LinkRow } from "./types.ts";

export function presentLink({ minutes, ...row }: LinkRow): PlanLink {
  return {
    planId: row.planId,
    what: row.what,
    titleKind: row.titleKind,
    startsAt: row.startsAt.toISOString(),
    endsAt: linkEnd({ startsAt: row.startsAt, minutes }).toISOString(),
    madeAt: row.madeAt.toISOString(),
    opened: row.opened,
    wellAt: row.wellAt?.toISOString() ?? null,
  };
}
