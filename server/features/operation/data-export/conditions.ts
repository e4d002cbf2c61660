import { type AnyColumn, aliasedTable, and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { chatMessages, chats, messageReactions, takenBackMessages } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { dataExports } from "../../../platform/database/schema/people.ts";
import type { DownloadPlace, LikeRecord, StoredChat } from "./types.ts";

/** Messages in memory at once. */
export const BATCH = 500;

/** A build fails after `STALE`; an archive expires after `KEPT`. */
export const STALE = sql`interval '1 hour'`;
export const KEPT = sql`interval '1 day'`;

/** How long a download keeps its place without reading on. */
export const PLACE_MS = 60_000;
export const placeEnd = sql`now() + make_interval(secs => ${PLACE_MS / 1000})`;

export const isKept = gt(dataExports.readyAt, sql`now() - ${KEPT}`);
export const isStale = and(isNull(dataExports.readyAt), lt(dataExports.requestedAt, sql`now() - ${STALE}`));

export const isWanted = (exportId: string) => and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));

export const hasPlace = ({ personId, downloadId }: DownloadPlace) =>
  and(eq(dataExports.personId, personId), eq(dataExports.downloadId, downloadId));

export function isoText<Value extends string | null = string | null>(time: unknown) {
  return sql<Value>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Words that came with the likes of a pair, without those that were taken back from the person. */
export function wordsBetween(personId: string): SQL<LikeRecord["words"]> {
  return sql<LikeRecord["words"]>`(
        select coalesce(json_agg(json_build_object(
          'from', case when author_id = ${personId}::uuid then 'me' else 'other' end, 'text', text,
          'about', coalesce(
            (select nombre from gustos where gustos.id = (case about_kind when 'title' then about_id::int end)),
            (select question from profile_prompts where id = (case about_kind when 'prompt' then about_id::uuid end)),
            case about_kind when 'photo' then 'photo' end),
          'writtenAt', ${isoText(sql`written_at`)}, 'withdrawnAt', ${isoText(sql`withdrawn_at`)}) order by written_at), '[]')
        from like_words
        where (withdrawn_at is null or author_id = ${personId}::uuid) and (author_id, receiver_id) in (
          (${matches.user1Id}, ${matches.user2Id}), (${matches.user2Id}, ${matches.user1Id})))`;
}

/** Selects messages with what they answer; those that the person took back have their words while these are kept. */
export function selectMessages(db: Queryable, personId: string) {
  const quoted = aliasedTable(chatMessages, "quoted");
  const sealedQuoted = aliasedTable(takenBackMessages, "sealed_quoted");
  const isOf = (sealed: typeof takenBackMessages, messageId: AnyColumn) =>
    and(eq(sealed.messageId, messageId), eq(sealed.authorId, personId));
  const from = (senderId: AnyColumn) =>
    sql<"me" | "other">`case when ${senderId} = ${personId}::uuid then 'me' else 'other' end`;
  return db
    .select({
      id: chatMessages.id,
      at: chatMessages.sentAt,
      from: from(chatMessages.senderId),
      text: sql<string>`coalesce(${takenBackMessages.text}, ${chatMessages.message})`,
      sentAt: isoText<string>(chatMessages.sentAt),
      readAt: isoText(chatMessages.readAt),
      takenBackAt: isoText(chatMessages.takenBackAt),
      quotedFrom: from(quoted.senderId),
      quotedText: sql<string | null>`coalesce(${sealedQuoted.text}, ${quoted.message})`,
      reaction: messageReactions.code,
    })
    .from(chatMessages)
    .leftJoin(takenBackMessages, isOf(takenBackMessages, chatMessages.id))
    .leftJoin(quoted, eq(quoted.id, chatMessages.quotedId))
    .leftJoin(sealedQuoted, isOf(sealedQuoted, quoted.id))
    .leftJoin(messageReactions, eq(messageReactions.messageId, chatMessages.id));
}

/** How the person's chat was ended, oldest first. */
function endsOf(personId: string): SQL<StoredChat["ends"]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'from', case when ender_id = ${personId}::uuid then 'me' else 'other' end, 'sentence', sentence,
      'endedAt', ${isoText(sql`ended_at`)}, 'readAt', ${isoText(sql`read_at`)},
      'reopenedAt', ${isoText(sql`lifted_at`)}) order by number), '[]')
    from chat_ends where chat_id = ${chats.id})`;
}

/** Plans for two in the person's chat, oldest first. */
function plansOf(personId: string): SQL<StoredChat["plans"]> {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'from', case when proposer_id = ${personId}::uuid then 'me' else 'other' end, 'what', what, 'titleKind', title_kind,
      'place', place, 'startsAt', ${isoText(sql`starts_at`)}, 'minutes', minutes, 'timeZone', time_zone, 'standing', standing,
      'proposedAt', ${isoText(sql`proposed_at`)}, 'acceptedAt', ${isoText(sql`accepted_at`)},
      'changedAt', ${isoText(sql`changed_at`)},
      'asked', case when asked_at is not null then json_build_object(
        'from', case when asked_by_proposer = (proposer_id = ${personId}::uuid) then 'me' else 'other' end,
        'startsAt', ${isoText(sql`asked_starts_at`)}, 'minutes', asked_minutes, 'timeZone', asked_time_zone,
        'askedAt', ${isoText(sql`asked_at`)}) end,
      'link', (select json_build_object('madeAt', ${isoText(sql`made_at`)}, 'opened', opened, 'wellAt', ${isoText(sql`well_at`)})
        from plan_links where plan_id = plans.id and maker_id = ${personId}::uuid),
      'meeting', (select answer from meeting_answers where plan_id = plans.id and person_id = ${personId}::uuid)) order by proposed_at, id), '[]')
    from plans where chat_id = ${chats.id})`;
}

/** What a chat holds besides messages. */
export function besidesMessages(personId: string) {
  return { ends: endsOf(personId), plans: plansOf(personId) };
}
