import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { pushMessages as de } from "@nakamatch/phrases/de/push/push-messages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { pushMessages as en } from "@nakamatch/phrases/en/push/push-messages";
import { pushMessages as es } from "@nakamatch/phrases/es/push/push-messages";
import { pushMessages as fr } from "@nakamatch/phrases/fr/push/push-messages";
import { pushMessages as it } from "@nakamatch/phrases/it/push/push-messages";
import { pushMessages as pt } from "@nakamatch/phrases/pt/push/push-messages";
import { fillIn } from "@nakamatch/phrases/text";
import type { PushContent, PushEvent } from "./types.ts";

const phrases: Record<Language, Phrases["pushMessages"]> = { es, en, fr, it, de, pt };

/** Tells the worker that the session has ended: it closes what it shows, and unsubscribes. */
export const PUSH_END = JSON.stringify({ ended: true });

/** Shown by `web/service-worker/push.ts`. */
export interface PushText {
  title: string;
  body: string;
  url: string;
  /** A newer notification with this tag replaces it. */
  tag: string;
}

/** The notification; contains the message only if the person enabled that. */
export function pushText(kind: PushEvent["kind"], { language, settings, nickname, message }: PushContent): PushText {
  const words = phrases[language];
  const title = fillIn(words[kind].title, { name: nickname ?? "Nakamatch" }, language);
  if (!message)
    return { title, body: words[kind].text, url: kind === "cases" ? "/moderation/bans" : "/matches", tag: kind };
  const body =
    message.text === null
      ? words.end.text
      : settings.showsText
        ? withoutSpoilers(message.text, words.message.spoiler)
        : words.message.text;
  return { title, body, url: `/chats?chat=${message.chatId}`, tag: `chat-${message.chatId}` };
}
