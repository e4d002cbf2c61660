import { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Db } from "../../platform/database/open.ts";
import { hasUnreadChats } from "../chats/service.ts";
import { readOwnMarks } from "./store.ts";
import type { OwnMarks } from "./types.ts";

/**
 * The marks of the navigation (NOTIF-03..07). The one for chats shows while some unread message waits in a chat whose
 * other side the person has not blocked; the stored flag stays as it is (OPEN-61).
 */
export async function currentMarks(db: Db, actor: Actor): Promise<OwnMarks> {
  const marks = await readOwnMarks(db, actor.id);
  if (!marks) throw new AppError("SESSION_MISSING", "the account is gone");
  return { ...marks, hasNewChats: marks.hasNewChats && (await hasUnreadChats(db, actor.id)) };
}
