import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../server/platform/database/open.ts";
import { chatMessages, chats } from "../../server/platform/database/schema/chats.ts";
import { matches } from "../../server/platform/database/schema/meeting.ts";
import { addPeople } from "../../server/testing/people.ts";
import { openSession } from "../../server/testing/sessions.ts";
import type { LoadPerson } from "./load-messages.ts";

export interface ChatWorld {
  people: LoadPerson[];
  reader: { cookie: string; longChat: string };
}

interface WorldSize {
  people: number;
  messages: number;
  chats: number;
}

const BATCH = 1000;

/** `secret` signs the server's sessions. */
export async function fillChats({ db }: Database, size: WorldSize, secret: string): Promise<ChatWorld> {
  const everybody = await addPeople(db, size.people);
  const pairs = everybody.flatMap((one, index) => (index % 2 === 0 ? [[one, everybody[index + 1]] as const] : []));
  const people: LoadPerson[] = [];
  for (const [one, other] of pairs) {
    if (!other) continue;
    const [chatId = ""] = await openChats(db, one, [other]);
    for (const [person, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      const { cookie } = await openSession(db, person.id, secret);
      people.push({ id: person.id, cookie, chatId, otherId: partner.id });
    }
  }
  const [reader] = await addPeople(db, 1);
  if (!reader) throw new Error("nobody was added");
  const partners = await addPeople(db, size.chats);
  const [longChat = ""] = await openChats(db, reader, partners);
  const [first] = partners;
  for (let from = 1; from <= size.messages; from += BATCH) {
    await db.execute(sql`
      INSERT INTO chat_messages (id, chat_id, sender_id, message, sent_at)
      SELECT gen_random_uuid(), ${longChat}::uuid,
        CASE WHEN number % 2 = 0 THEN ${reader.id}::uuid ELSE ${first?.id}::uuid END,
        'Message ' || number, now() - make_interval(secs => ${size.messages} - number)
      FROM generate_series(${from}::int, ${Math.min(from + BATCH - 1, size.messages)}::int) AS number`);
  }
  return { people, reader: { cookie: (await openSession(db, reader.id, secret)).cookie, longChat } };
}

/** Both sides have written: first messages have stricter rules. */
export async function openChats(
  db: Database["db"],
  person: { id: string },
  partners: readonly { id: string }[],
): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < partners.length; start += BATCH) {
    const pairs = partners.slice(start, start + BATCH).map((partner) => {
      const [user1Id, user2Id] = [person.id, partner.id].sort() as [string, string];
      return { user1Id, user2Id };
    });
    await db.insert(matches).values(pairs.map((pair) => ({ ...pair, likedByUser1: true, likedByUser2: true })));
    const opened = await db.insert(chats).values(pairs).returning();
    const messages = opened.flatMap(({ id: chatId, user1Id, user2Id }) =>
      [user1Id, user2Id].map((senderId) => ({ id: randomUUID(), chatId, senderId, message: "Hola" })),
    );
    await db.insert(chatMessages).values(messages);
    ids.push(...opened.map(({ id }) => id));
  }
  return ids;
}
