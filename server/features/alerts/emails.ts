import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { fillIn } from "@nakamatch/phrases/text";
import { alertPhrases } from "../../mail/languages.ts";
import type { Alert, AlertNews } from "./types.ts";

/** A notification as `web/service-worker/push.ts` shows it. */
export interface PushText {
  title: string;
  body: string;
  /** The screen that it leads to. */
  url: string;
  /** A newer notification with the same tag takes its place. */
  tag: string;
}

/** The text of a notification, in the person's language. A message's own text is in it only where the person wants that. */
export function pushText(kind: Alert["kind"], { language, settings, nickname, message }: AlertNews): PushText {
  const words = alertPhrases[language];
  const title = fillIn(words[kind].title, { name: nickname ?? "Nakamatch" });
  if (kind !== "message" || !message) return { title, body: words[kind].text, url: "/matches", tag: kind };
  const body = settings.showsText ? withoutSpoilers(message.text, words.message.spoiler) : words.message.text;
  return { title, body, url: `/chats?chat=${message.chatId}`, tag: `chat-${message.chatId}` };
}
