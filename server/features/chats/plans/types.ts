import type { MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { PlanAct, PlanReminder, PlanStanding } from "@nakamatch/contract/vocabulary/plans";
import type { PlanTerms } from "@nakamatch/domain/meeting/plans";

/** As stored. */
export interface PlanRow {
  id: string;
  chatId: string;
  /** Null once the account is deleted. */
  proposerId: string | null;
  receiverId: string | null;
  sequence: number;
  standing: PlanStanding;
  what: string;
  /** Of the title that `what` names. */
  titleKind: InterestKind | null;
  place: string | null;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  proposedAt: Date;
  /** When both agreed last. */
  acceptedAt: Date | null;
  askedStartsAt: Date | null;
  askedMinutes: number | null;
  askedTimeZone: string | null;
  askedAt: Date | null;
  askedByProposer: boolean | null;
  act: PlanAct;
  actByProposer: boolean;
  changedAt: Date;
  /** What each said of it for themselves. */
  proposerMeeting: MeetingAnswer | null;
  receiverMeeting: MeetingAnswer | null;
  /** By the clock that wrote these times. */
  now: Date;
}

export type Planned = Pick<PlanRow, "what" | "titleKind">;

export type NewPlan = Pick<PlanRow, "id" | "chatId" | "place" | "startsAt" | "minutes" | "timeZone"> & {
  proposerId: string;
  receiverId: string;
  what: Planned;
};

/** What became of a plan by the act of one of the two. */
export interface PlanChange {
  plan: PlanTerms;
  act: PlanAct;
  isByProposer: boolean;
}

export type PlanEmailKind = "agreed" | "cancelled" | "reminder";

/** For one who wants emails, with their zone if it is known. */
export interface EmailedPlan {
  plan: PlanRow;
  ownZone: string | null;
}

/** A reminder of a plan on which both agree, for one of the two. */
export interface UpcomingRow {
  planId: string;
  personId: string;
  isProposer: boolean;
  before: PlanReminder;
  startsAt: Date;
  timeZone: string;
  acceptedAt: Date | null;
  ownZone: string | null;
  /** Minutes after midnight; both null without quiet hours. */
  quietFrom: number | null;
  quietUntil: number | null;
}

/** A plan that was cancelled by a block, ban, deletion or end. */
export interface UntoldRow extends Planned {
  id: string;
  startsAt: Date;
  chatId: string;
  sequence: number;
  proposerId: string | null;
  receiverId: string | null;
  acceptedAt: Date | null;
  isNewsForProposer: boolean | null;
}
