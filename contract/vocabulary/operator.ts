/** Parts with a health check (`server/monitoring/checks.ts`). */
export const PARTS = ["database", "replicas", "redis", "storage", "mail", "jobs", "ranking", "disk"] as const;
export type PartName = (typeof PARTS)[number];

/** External effects of jobs. */
export const HELD_EFFECTS = ["mail", "push", "payments", "files"] as const;
export type HeldEffect = (typeof HELD_EFFECTS)[number];
