import type { OwnStatus } from "@nakamatch/contract/endpoints/shelf";
import type { StatusRow } from "./types.ts";

/** For its owner. */
export function presentStatus({ id, status, since }: StatusRow): OwnStatus {
  return { id, status, since: since.toISOString() };
}
