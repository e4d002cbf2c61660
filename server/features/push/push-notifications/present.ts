import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { withoutSpoilers } from "@nakamatch/domain/meeting/message-parts";
import { readersZone } from "@nakamatch/domain/meeting/plans";
import { plans as dePlans } from "@nakamatch/phrases/de/chats/plans";
import { pushMessages as de } from "@nakamatch/phrases/de/push/push-messages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { plans as enPlans } from "@nakamatch/phrases/en/chats/plans";
import { pushMessages as en } from "@nakamatch/phrases/en/push/push-messages";
import { plans as esPlans } from "@nakamatch/phrases/es/chats/plans";
import { pushMessages as es } from "@nakamatch/phrases/es/push/push-messages";
import { plans as frPlans } from "@nakamatch/phrases/fr/chats/plans";
import { pushMessages as fr } from "@nakamatch/phrases/fr/push/push-messages";
import { plans as itPlans } from "@nakamatch/phrases/it/chats/plans";
import { pushMessages as it } from "@nakamatch/phrases/it/push/push-messages";
import { plans as ptPlans } from "@nakamatch/phrases/pt/chats/plans";
import { pushMessages as pt } from "@nakamatch/phrases/pt/push/push-messages";
import { fillIn } from "@nakamatch/phrases/text";
import { writtenTime } from "../../../platform/written-time.ts";
import type { PushContent, PushEvent, PushedPlan } from "./types.ts";

const phrases: Record<Language, Phrases["pushMessages"]> = { es, en, fr, it, de, pt };

const planWords: Record<Language, Phrases["plans"]> = {
  es: esPlans,
  en: enPlans,
  fr: frPlans,
  it: itPlans,
  de: dePlans,
  pt: ptPlans,
};

/** Tells the worker that the session has ended: it closes what it shows, and unsubscribes. */
export const PUSH_END = JSON.stringify({ ended: true });

/** Shown by `web/service-worker/push.ts`. */
export interface PushText {
  title: string;
  body: string;
  url: string;
  /** A newer notification with this tag replaces it. */
  tag: string;
  /** Only takes the place of another one. */
  silent?: true;
}

/** Where notifications lead that name nobody. */
const PLACES: Partial<Record<PushEvent["kind"], string>> = { cases: "/moderation/bans", checkIn: "/chats" };

/** The notification; contains the message only if the person enabled that. */
export function pushText(kind: PushEvent["kind"], content: PushContent): PushText {
  const { language, settings, nickname, message, plan } = content;
  const words = phrases[language];
  if (kind === "plan" || kind === "planReminder") return planText(kind, plan, content);
  const title = fillIn(words[kind].title, { name: nickname ?? "Nakamatch" }, language);
  if (!message) return { title, body: words[kind].text, url: PLACES[kind] ?? "/matches", tag: kind };
  const body =
    message.text === null
      ? words[kind].text
      : settings.showsText
        ? withoutSpoilers(message.text, words.message.spoiler)
        : words.message.text;
  return { title, body, url: `/chats?chat=${message.chatId}`, tag: `chat-${message.chatId}` };
}

/** Says what, with whom and when only if the person enabled that; a reminder always says when. */
function planText(
  kind: "plan" | "planReminder",
  plan: PushedPlan | undefined,
  { language, settings }: PushContent,
): PushText {
  if (!plan) throw new Error("a notification of a plan needs the plan");
  const words = phrases[language];
  const zone = readersZone(settings.timeZone, plan.timeZone);
  const when = writtenTime(plan.startsAt, zone, language);
  const keepsTime = plan.act === "declined" && plan.standing !== "declined";
  const news = words.plan[keepsTime ? "withdrew" : plan.act];
  const title = kind === "plan" ? news : fillIn(words.planReminder.title, { when }, language);
  const what = plan.titleKind
    ? fillIn(planWords[language].titles[plan.titleKind], { title: plan.what }, language)
    : plan.what;
  const body = [plan.nickname, what, ...(kind === "plan" ? [when] : [])].filter((part) => part !== null).join(" · ");
  const url = `/chats?chat=${plan.chatId}`;
  return { title, body: settings.showsText ? body : words[kind].text, url, tag: `plan-${plan.chatId}` };
}
