import type { OwnStatus } from "@nakamatch/contract/endpoints/people/shelf";
import type { StatusRow } from "./types.ts";

/** What its owner sees of a status. */
export function presentStatus({ id, status, since }: StatusRow): OwnStatus {
  return { id, status, since: since.toISOString() };
}
