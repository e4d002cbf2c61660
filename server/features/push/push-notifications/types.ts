import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { InterestKind } from "@nakamatch/contract/vocabulary/people";
import type { PlanAct, PlanReminder, PlanStanding } from "@nakamatch/contract/vocabulary/plans";
import type { PushTarget } from "../../../platform/web-push/sender.ts";

/** `otherId` is the person who liked. */
export type PushEvent =
  | { kind: "message"; messageId: string }
  | { kind: "takenBack"; messageId: string }
  | { kind: "end"; chatId: string; number: number }
  | { kind: "plan"; planId: string; sequence: number }
  | { kind: "planReminder"; planId: string; startsAt: string; before: PlanReminder }
  | { kind: "checkIn"; checkInId: string; dueAt: string }
  | { kind: "match" | "like"; otherId: string }
  | { kind: "cases"; at: string };

export interface SettingsRow {
  messages: boolean;
  matches: boolean;
  likes: boolean;
  cases?: boolean | undefined;
  showsText: boolean;
  /** Minutes after midnight; both null without quiet hours. */
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string;
}

/** Content at the time of sending. */
export interface PushContent {
  language: Language;
  settings: SettingsRow;
  nickname: string | null;
  /** `text` is null for the end of a conversation, and for a message that was taken back. */
  message: { chatId: string; text: string | null } | null;
  plan?: PushedPlan | undefined;
}

/** Also of a hidden person, who is not named. */
export interface PushedPlan {
  nickname: string | null;
  chatId: string;
  what: string;
  titleKind: InterestKind | null;
  startsAt: Date;
  timeZone: string;
  standing: PlanStanding;
  act: PlanAct;
}

export interface SubscriptionRow extends PushTarget {
  sessionId: string;
}

/** A browser whose session has ended. */
export interface FarewellRow extends PushTarget {
  topics: string[];
}
