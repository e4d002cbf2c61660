import type { HeldEffect, PartName } from "@nakamatch/contract/vocabulary/operator";

/** The installation's state, up to half a minute old. */
export interface State {
  checkedAt: Date;
  parts: Partial<Record<PartName, { ok: boolean; ms: number; problem?: string }>>;
  queues: {
    name: string;
    effect: HeldEffect | undefined;
    readyCount: number;
    deferredCount: number;
    activeCount: number;
    failedCount: number;
  }[];
  delay: number;
  disk: { bytes: number; free: number };
}

/** The job runner. */
export interface Jobs {
  held(): HeldEffect[];
  failed(
    limit: number,
  ): Promise<{ id: string; queue: string; attempts: number; failedAt: Date; problem: string | null }[]>;
  retry(queue: string, id: string): Promise<boolean>;
}
