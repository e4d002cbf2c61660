import { searchableText } from "@nakamatch/domain/meeting/message-search";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/open.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { DEMO_CONVERSATIONS, pickMutualLikes } from "./conversations.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";

const MINUTE_MS = 60_000;

/** Inserts the demo member's matches and their chats of the last days. */
export async function insertMeetings(
  tx: Tx,
  { member, everybody }: { member: DemoPerson; everybody: DemoPerson[] },
  now: Date,
): Promise<void> {
  const mutual = new Set(pickMutualLikes(member, everybody));
  const admirers = everybody.filter(({ key, likesMember }) => likesMember || mutual.has(key));
  await tx.insert(matches).values(
    admirers.map(({ key }) => {
      const pair = orderedPair(member.key, key);
      const memberIsFirst = pair.user1Id === demoId(member.key);
      const liked = mutual.has(key);
      return {
        ...pair,
        likedByUser1: memberIsFirst ? liked : true,
        likedByUser2: memberIsFirst ? true : liked,
      };
    }),
  );
  for (const { withKey, messages } of DEMO_CONVERSATIONS) {
    const chatId = demoId(`chat ${withKey}`);
    const sentAt = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const first = messages[0]?.minutesAgo ?? 0;
    await tx.insert(chats).values({ id: chatId, ...orderedPair(member.key, withKey), createdAt: sentAt(first + 5) });
    await tx.insert(chatMessages).values(
      messages.map(({ from, text, minutesAgo, read }, index) => ({
        id: demoId(`message ${withKey} ${index}`),
        chatId,
        senderId: demoId(from === "member" ? member.key : withKey),
        message: text,
        searchText: searchableText(text),
        sentAt: sentAt(minutesAgo),
        readAt: read ? sentAt(Math.max(minutesAgo - 2, 0)) : null,
      })),
    );
  }
  await clearReadMarks(tx);
}

/** Messages turn dots on; clears those without unread messages. */
async function clearReadMarks(tx: Tx): Promise<void> {
  await tx
    .update(profiles)
    .set({ hasNewChats: false })
    .where(sql`${profiles.hasNewChats} and not exists (
    select from ${chatMessages} join ${chats} on ${chats.id} = ${chatMessages.chatId}
    where ${chatMessages.readAt} is null and ${chatMessages.senderId} <> ${profiles.id}
      and ${profiles.id} in (${chats.user1Id}, ${chats.user2Id}))`);
}

function orderedPair(keyA: string, keyB: string): { user1Id: string; user2Id: string } {
  const [user1Id, user2Id] = [demoId(keyA), demoId(keyB)].sort() as [string, string];
  return { user1Id, user2Id };
}
