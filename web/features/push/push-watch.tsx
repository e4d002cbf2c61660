import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { log } from "../../lib/log.ts";
import {
  closeNotifications,
  isPushOwner,
  isStillSubscribed,
  pushSupport,
  rememberPushOwner,
  shownTags,
  subscribeBrowser,
} from "../../lib/push.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useUser } from "../../lib/session.tsx";

/** Chats asked about; devices show fewer notifications. */
const MOST_CHATS = 20;

/**
 * Renews a browser's push subscription at each start: after sign-in, other keys of the server, or a new address at the
 * push service. Closes notifications of what was seen, on this device or another. Renders nothing.
 */
export function PushWatch() {
  const { id } = useUser();
  useEffect(() => {
    if (pushSupport() === "possible" && isPushOwner(id)) {
      goOn(id).catch((error: unknown) => log.error("Notifications could not be renewed", error));
    }
    closeSeen().catch((error: unknown) => log.error("Notifications could not be closed", error));
  }, [id]);
  const close = (...tags: string[]) =>
    void closeNotifications(tags).catch((error: unknown) => log.error("Notifications could not be closed", error));
  useRealtime("message.read", ({ chatId, readerId }) => {
    if (readerId === id) close(tagOf(chatId));
  });
  useRealtime("message.updated", ({ chatId, senderId, readAt }) => {
    if (senderId !== id && readAt === null) close(tagOf(chatId));
  });
  useRealtime("chat.archived", ({ chatId }) => close(tagOf(chatId)));
  useRealtime("likes.seen", () => close("like", "match"));
  const isModerating = useLocation().pathname.startsWith("/moderation/");
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming to the cases is what triggers it
  useEffect(() => {
    if (isModerating) close("cases");
  }, [isModerating]);
  useEventsMissed(() => {
    closeSeen().catch((error: unknown) => log.error("Notifications could not be closed", error));
  });
  return null;
}

async function goOn(personId: string): Promise<void> {
  const { isSubscribed, isBrief, publicKey } = await api.pushNotifications.settings();
  if (isBrief || (isSubscribed && (await isStillSubscribed(publicKey)))) return;
  const subscription = await subscribeBrowser(publicKey);
  if (!subscription) return;
  await api.pushNotifications.subscribe(subscription);
  rememberPushOwner({ personId, endpoint: subscription.endpoint });
}

/** As in `server/features/push/push-notifications/present.ts`. */
const tagOf = (chatId: string) => `chat-${chatId}`;

/** Closes what was seen while this page was not connected. */
async function closeSeen(): Promise<void> {
  const tags = await shownTags();
  if (tags.length === 0) return;
  const { hasNewLikes, hasNewChats, waitingCases } = await api.unreadBadges.current();
  const isSeen = (tag: string) => {
    if (tag === "cases") return waitingCases === 0;
    const chatId = tag.startsWith(tagOf("")) ? tag.slice(tagOf("").length) : null;
    return chatId === null ? !hasNewLikes : !hasNewChats || isChatRead(chatId);
  };
  const seen = await Promise.all(tags.slice(0, MOST_CHATS).map(isSeen));
  await closeNotifications(tags.filter((_, index) => seen[index]));
}

/** Also one that the person may not read any more. */
async function isChatRead(chatId: string): Promise<boolean> {
  try {
    return (await api.chats.get({ chatId })).unreadCount === 0;
  } catch (thrown) {
    return ["CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED"].includes(toAppError(thrown).code);
  }
}
