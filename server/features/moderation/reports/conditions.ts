import type { SealedProfile } from "@nakamatch/contract/schemas/evidence";
import { EVIDENCE_MAX } from "@nakamatch/contract/vocabulary/reports";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";
import type { Report } from "@nakamatch/domain/safety/report";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias, union } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../platform/database/open.ts";
import { isPair } from "../../../platform/database/pair.ts";
import { badgeColumns, isVerified, shownPhoto, shownPhotos } from "../../../platform/database/person-columns.ts";
import {
  chatEnds,
  chatMessages,
  chats,
  messageReactions,
  takenBackMessages,
} from "../../../platform/database/schema/chats.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { interests, profileInterests } from "../../../platform/database/schema/interests.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { shelfPins, titleStatuses } from "../../../platform/database/schema/shelf.ts";
import { isStatusShown } from "../../../platform/database/shelf-status.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { ReportPair } from "./types.ts";

/** Selects a person as the reporter sees them. */
export function selectShown(db: Queryable, kind: Report["kind"], { reporterId, personId }: ReportPair) {
  const hasChat = sql`exists (select from ${chats} where ${isPair(chats, reporterId, personId)})`;
  const ofPerson = sql`${profileInterests} where ${profileInterests.profileId} = ${profiles.id}`;
  return db
    .select({
      nickname: badgeColumns.nickname,
      photo: shownPhoto,
      photos: kind === "chat" ? sql<string[]>`'{}'::text[]` : shownPhotos,
      isVerified,
      realName: profiles.realName,
      birthDate: profiles.birthDate,
      country: profiles.country,
      city: cities.name,
      bio: sql<string>`coalesce(${profiles.bio}, '')`,
      prompts: sql<PromptAnswer[]>`(
        select coalesce(json_agg(
          json_build_object('question', prompt.question, 'answer', prompt.answer) order by prompt.position), '[]')
        from ${profilePrompts} prompt where prompt.user_id = ${profiles.id})`,
      gender: profiles.gender,
      lookingFor: profiles.lookingFor,
      interests: sql<string[]>`array(
        select ${interests.name} from ${interests}
        where ${interests.id} in (select ${profileInterests.interestId} from ${ofPerson})
        order by ${interests.rank} nulls last, ${interests.id}
        limit ${EVIDENCE_MAX.interests})`,
      interestCount: sql<number>`(select count(*)::int from ${ofPerson})`,
      shelf: sql<SealedProfile["shelf"]>`json_build_object(
        'pinned', array(
          select ${interests.name} from ${shelfPins} join ${interests} on ${interests.id} = ${shelfPins.interestId}
          where ${shelfPins.personId} = ${profiles.id} order by ${shelfPins.position}),
        'now', array(
          select ${interests.name}
          from ${titleStatuses} join ${interests} on ${interests.id} = ${titleStatuses.interestId}
          where ${titleStatuses.personId} = ${profiles.id} and ${titleStatuses.status} = 'now' and ${isStatusShown}
          order by ${titleStatuses.since} desc, ${titleStatuses.interestId}
          limit ${EVIDENCE_MAX.interests}))`,
    })
    .from(profiles)
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(
      and(
        eq(profiles.id, personId),
        kind === "chat"
          ? and(hasChat, visibleTo(reporterId, profiles.id, "chatPartner"))
          : visibleTo(reporterId, profiles.id),
      ),
    );
}

/**
 * The last messages between two people and the last of the reported person, which others cannot push out, and the
 * marked one with its neighbours; oldest first. Those that were taken back have their words while these are kept. A message
 * of another chat marks nothing.
 */
export function selectChatParts(db: Queryable, { reporterId, personId }: ReportPair, markedId: string | undefined) {
  const { id, chatId, senderId, message, sentAt } = chatMessages;
  const chat = sql`(select ${chats.id} from ${chats} where ${isPair(chats, reporterId, personId)})`;
  const part = (condition: SQL | undefined, limit: number, [at, then]: [SQL, SQL] = [desc(sentAt), desc(id)]) =>
    db
      .select({ id })
      .from(chatMessages)
      .where(and(sql`${chatId} = ${chat}`, condition))
      .orderBy(at, then)
      .limit(limit);
  const marked = sql`(select marked.sent_at, marked.id from ${chatMessages} marked where marked.id = ${markedId}::uuid)`;
  const { messages, around } = EVIDENCE_MAX;
  const latest = part(undefined, messages);
  const theirs = part(eq(senderId, personId), messages);
  const parts = markedId
    ? union(
        latest,
        theirs,
        part(sql`(${sentAt}, ${id}) <= ${marked}`, around + 1),
        part(sql`(${sentAt}, ${id}) > ${marked}`, around, [asc(sentAt), asc(id)]),
      )
    : union(latest, theirs);
  const earlier = alias(chatMessages, "earlier");
  const isBefore = sql`(${earlier.sentAt}, ${earlier.id}) < (${sentAt}, ${id})`;
  const quoted = alias(chatMessages, "quoted");
  const sealedQuoted = alias(takenBackMessages, "sealed_quoted");
  const previous = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(and(eq(earlier.chatId, chatId), isBefore))
    .orderBy(desc(earlier.sentAt), desc(earlier.id))
    .limit(1)
    .as("previous");
  return db
    .select({
      id,
      senderId,
      message: sql<string>`coalesce(${takenBackMessages.text}, ${message})`,
      sentAt,
      takenBackAt: chatMessages.takenBackAt,
      previousId: previous.id,
      quoted: {
        message: sql<string>`coalesce(${sealedQuoted.text}, ${quoted.message})`,
        senderId: quoted.senderId,
        takenBackAt: quoted.takenBackAt,
      },
      reaction: messageReactions.code,
    })
    .from(chatMessages)
    .leftJoin(takenBackMessages, eq(takenBackMessages.messageId, id))
    .leftJoin(quoted, eq(quoted.id, chatMessages.quotedId))
    .leftJoin(sealedQuoted, eq(sealedQuoted.messageId, quoted.id))
    .leftJoin(messageReactions, eq(messageReactions.messageId, id))
    .leftJoinLateral(previous, sql`true`)
    .where(inArray(id, parts))
    .orderBy(asc(sentAt), asc(id));
}

/** Selects how the conversation of the two was ended, oldest first. */
export function selectEnds(db: Queryable, { reporterId, personId }: ReportPair) {
  return db
    .select({ enderId: chatEnds.enderId, sentence: chatEnds.sentence, endedAt: chatEnds.endedAt })
    .from(chatEnds)
    .innerJoin(chats, eq(chats.id, chatEnds.chatId))
    .where(isPair(chats, reporterId, personId))
    .orderBy(asc(chatEnds.number));
}

/** Selects the latest plans of the two. */
export function selectPlans(db: Queryable, { reporterId, personId }: ReportPair) {
  const { proposerId, what, titleKind, place, startsAt, minutes, timeZone, standing, proposedAt, changedAt } = plans;
  return db
    .select({ proposerId, what, titleKind, place, startsAt, minutes, timeZone, standing, proposedAt, changedAt })
    .from(plans)
    .innerJoin(chats, eq(chats.id, plans.chatId))
    .where(isPair(chats, reporterId, personId))
    .orderBy(desc(proposedAt), desc(plans.id))
    .limit(EVIDENCE_MAX.plans);
}
