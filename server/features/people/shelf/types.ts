import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";

export interface StatusRow {
  /** The title's id. */
  id: number;
  status: TitleStatus;
  since: Date;
}
