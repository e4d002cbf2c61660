import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";

export interface StatusRow {
  /** Of the title. */
  id: number;
  status: TitleStatus;
  since: Date;
}
