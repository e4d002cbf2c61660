import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { PushTarget } from "../../../platform/web-push/sender.ts";

/** `otherId` is the person who liked. */
export type PushEvent =
  | { kind: "message"; messageId: string }
  | { kind: "end"; chatId: string; number: number }
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
  /** `text` is null for the end of a conversation. */
  message: { chatId: string; text: string | null } | null;
}

export interface SubscriptionRow extends PushTarget {
  sessionId: string;
}

/** A browser whose session has ended. */
export interface FarewellRow extends PushTarget {
  topics: string[];
}
