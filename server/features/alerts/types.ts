import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { PushTarget } from "../../platform/web-push/sender.ts";

/** What a person may be told of. `otherId` is the one who likes them. */
export type Alert = { kind: "message"; messageId: string } | { kind: "match" | "like"; otherId: string };

/** What the person has chosen, as stored. */
export interface SettingsRow {
  messages: boolean;
  matches: boolean;
  likes: boolean;
  showsText: boolean;
  /** Minutes after midnight in the time zone; null for both: no quiet hours. */
  quietFrom: number | null;
  quietUntil: number | null;
  timeZone: string;
}

/** What a notification is made of, as it is at the moment of sending. */
export interface AlertNews {
  language: Language;
  settings: SettingsRow;
  /** Whom it is about. */
  nickname: string | null;
  /** Of a message. */
  message: { chatId: string; text: string } | null;
}

/** A subscription with the session that it belongs to. */
export interface SubscriptionRow extends PushTarget {
  sessionId: string;
}
