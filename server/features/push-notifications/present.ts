import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { pushMessages as de } from "@nakamatch/phrases/de/push-messages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { pushMessages as en } from "@nakamatch/phrases/en/push-messages";
import { pushMessages as es } from "@nakamatch/phrases/es/push-messages";
import { pushMessages as fr } from "@nakamatch/phrases/fr/push-messages";
import { pushMessages as it } from "@nakamatch/phrases/it/push-messages";
import { pushMessages as pt } from "@nakamatch/phrases/pt/push-messages";
import { fillIn } from "@nakamatch/phrases/text";
import type { PushContent, PushEvent } from "./types.ts";

const phrases: Record<Language, Phrases["pushMessages"]> = { es, en, fr, it, de, pt };

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
  const title = fillIn(words[kind].title, { name: nickname ?? "Nakamatch" });
  if (kind !== "message" || !message)
    return { title, body: words[kind].text, url: kind === "cases" ? "/moderation/bans" : "/matches", tag: kind };
  const body = settings.showsText ? withoutSpoilers(message.text, words.message.spoiler) : words.message.text;
  return { title, body, url: `/chats?chat=${message.chatId}`, tag: `chat-${message.chatId}` };
}
