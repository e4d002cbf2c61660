import type { GoerView } from "@nakamatch/contract/vocabulary/going";
import type { GoingTo } from "@nakamatch/domain/meeting/going";

/** Whom somebody who goes sees, and who sees them. */
export interface Choice {
  view: GoerView;
  isVerifiedOnly: boolean;
}

/** What is stored of somebody who goes. */
export interface StoredGoing extends Choice {
  eventId: string;
  since: Date;
  isMoved: boolean;
}

/** An event, as far as going there is concerned. */
export interface Goal extends GoingTo {
  /** Neither over nor withdrawn. */
  isComing: boolean;
  isWithdrawn: boolean;
}

/** News for somebody who goes. */
export interface News {
  personId: string;
  eventId: string;
  name: string;
  isWithdrawn: boolean;
}
