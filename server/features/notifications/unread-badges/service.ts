/** The navigation's unread dots. */
import { AppError } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Db } from "../../../platform/database/open.ts";
import { countNewMessages } from "../../chats/conversations/service.ts";
import { countWaiting } from "../../moderation/bell/service.ts";
import { readOwnBadges } from "./store.ts";
import type { OwnBadges } from "./types.ts";

/**
 * Returns the navigation's unread dots (NOTIF-03..07). The chats dot and its number reflect unread messages in listed
 * chats; the stored flag stays (OPEN-61).
 */
export async function currentBadges(db: Db, actor: Actor): Promise<OwnBadges> {
  const dots = await readOwnBadges(db, actor.id);
  if (!dots) throw new AppError("SESSION_MISSING", "the account is gone");
  const newMessages = dots.hasNewChats ? await countNewMessages(db, actor.id) : 0;
  const waitingCases = dots.isModerator ? await countWaiting(db, actor.id) : 0;
  return { ...dots, waitingCases, hasNewChats: newMessages > 0, newMessages };
}
