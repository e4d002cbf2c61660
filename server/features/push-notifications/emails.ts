import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { fillIn } from "@nakamatch/phrases/text";
import { alertPhrases } from "../../mail/languages.ts";
import type { PushContent, PushEvent } from "./types.ts";

/** Shown by `web/service-worker/push.ts`. */
export interface PushText {
  title: string;
  body: string;
  url: string;
  /** A newer notification with this tag replaces it. */
  tag: string;
}

/** Contains the message only if the person wants that. */
export function pushText(kind: PushEvent["kind"], { language, settings, nickname, message }: PushContent): PushText {
  const words = alertPhrases[language];
  const title = fillIn(words[kind].title, { name: nickname ?? "Nakamatch" });
  if (kind !== "message" || !message) return { title, body: words[kind].text, url: "/matches", tag: kind };
  const body = settings.showsText ? withoutSpoilers(message.text, words.message.spoiler) : words.message.text;
  return { title, body, url: `/chats?chat=${message.chatId}`, tag: `chat-${message.chatId}` };
}
