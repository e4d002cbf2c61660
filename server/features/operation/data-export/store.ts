import { aliasedTable, and, asc, eq, isNotNull, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { dataExportPieces, dataExports, profiles } from "../../../platform/database/schema/people.ts";
import { reportAppeals } from "../../../platform/database/schema/reports.ts";
import { blocks, reports } from "../../../platform/database/schema/safety.ts";
import { verificationRequests } from "../../../platform/database/schema/verification.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import {
  BATCH,
  besidesMessages,
  hasPlace,
  isKept,
  isoText,
  isStale,
  isWanted,
  KEPT,
  placeEnd,
  STALE,
  selectMessages,
  wordsBetween,
} from "./conditions.ts";
import type {
  DownloadPlace,
  ExportRow,
  LikeRecord,
  MessageRecord,
  OwnRecords,
  PersonalData,
  StoredChat,
} from "./types.ts";

/** Returns undefined without an archive, or if expired. */
export async function readExport(db: Queryable, personId: string): Promise<ExportRow | undefined> {
  const [found] = await db
    .select({
      progress: dataExports.progress,
      requestedAt: dataExports.requestedAt,
      readyAt: dataExports.readyAt,
      bytes: sql<number | null>`length(${dataExports.archive})`,
      isStale: sql<boolean>`coalesce(${isStale}, false)`,
    })
    .from(dataExports)
    .where(and(eq(dataExports.personId, personId), or(isNull(dataExports.readyAt), isKept)));
  return found;
}

/** Requests an archive in the person's language, replacing the last one; undefined while that is being built. */
export async function insertExport(tx: Queryable, personId: string): Promise<string | undefined> {
  const language = sql`(select ${profiles.language} from ${profiles} where ${eq(profiles.id, personId)})`;
  const fresh = {
    id: sql`gen_random_uuid()`,
    language: sql`excluded.language`,
    requestedAt: sql`now()`,
    progress: 0,
    archive: null,
    readyAt: null,
    emailedAt: null,
    downloadId: null,
    downloadUntil: null,
  };
  const [begun] = await tx
    .insert(dataExports)
    .values({ personId, language })
    .onConflictDoUpdate({
      target: dataExports.personId,
      set: fresh,
      setWhere: sql`${dataExports.readyAt} is not null or ${isStale}`,
    })
    .returning({ id: dataExports.id });
  return begun?.id;
}

/** Undefined if replaced or the person is deleted. */
export async function readRequest(db: Queryable, id: string) {
  const [found] = await db
    .select({
      now: sql`now()`.mapWith(dataExports.requestedAt),
      personId: dataExports.personId,
      language: dataExports.language,
      isReady: sql<boolean>`${dataExports.readyAt} is not null`,
      isEmailed: sql<boolean>`${dataExports.emailedAt} is not null`,
    })
    .from(dataExports)
    .where(eq(dataExports.id, id));
  return found;
}

/** In percent. */
export async function updateProgress(db: Queryable, id: string, progress: number): Promise<void> {
  await db.update(dataExports).set({ progress }).where(eq(dataExports.id, id));
}

/** A try to build the archive of a request. */
interface Build {
  exportId: string;
  buildId: string;
}

/** False if the archive is no longer wanted: ready, replaced, or the person is deleted. */
export async function insertPiece(
  db: Queryable,
  { exportId, buildId }: Build,
  number: number,
  bytes: Buffer,
): Promise<boolean> {
  const wanted = db
    .select({
      personId: dataExports.personId,
      buildId: sql`${buildId}::uuid`.as("build_id"),
      number: sql`${number}::integer`.as("number"),
      bytes: sql`${bytes}::bytea`.as("bytes"),
    })
    .from(dataExports)
    .where(isWanted(exportId));
  const inserted = await db.insert(dataExportPieces).select(wanted).returning({ number: dataExportPieces.number });
  return inserted.length > 0;
}

/** Completes the archive, unless it is no longer wanted. Also deletes the pieces of tries that failed. */
export async function joinPieces(tx: Queryable, { exportId, buildId }: Build): Promise<void> {
  const { personId, number, bytes } = dataExportPieces;
  const archive = sql`(
    select string_agg(${bytes}, ''::bytea order by ${number}) from ${dataExportPieces}
    where ${personId} = ${dataExports.personId} and ${dataExportPieces.buildId} = ${buildId}::uuid)`;
  const joined = await tx
    .update(dataExports)
    .set({ archive, readyAt: sql`now()`, progress: 100 })
    .where(isWanted(exportId))
    .returning({ personId: dataExports.personId });
  for (const found of joined) await tx.delete(dataExportPieces).where(eq(personId, found.personId));
}

export async function updateEmailed(db: Queryable, id: string): Promise<void> {
  await db.update(dataExports).set({ emailedAt: sql`now()` }).where(eq(dataExports.id, id));
}

/** Takes the only place for a download; undefined while it is taken, or without an archive. */
export async function takePlace(
  db: Queryable,
  personId: string,
): Promise<{ downloadId: string | null; bytes: number } | undefined> {
  const isFree = or(isNull(dataExports.downloadUntil), lt(dataExports.downloadUntil, sql`now()`));
  const [taken] = await db
    .update(dataExports)
    .set({ downloadId: sql`gen_random_uuid()`, downloadUntil: placeEnd })
    .where(and(eq(dataExports.personId, personId), isKept, isFree))
    .returning({ downloadId: dataExports.downloadId, bytes: sql<number>`length(${dataExports.archive})` });
  return taken;
}

/** Reads a part of the archive and keeps the place; undefined if it was lost, also by a new request. */
export async function readPart(
  db: Queryable,
  place: DownloadPlace,
  { from, length }: { from: number; length: number },
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .update(dataExports)
    .set({ downloadUntil: placeEnd })
    .where(hasPlace(place))
    .returning({ part: sql<Uint8Array>`substring(${dataExports.archive} from ${from + 1}::int for ${length}::int)` });
  return found?.part;
}

export async function freePlace(db: Queryable, place: DownloadPlace): Promise<void> {
  await db.update(dataExports).set({ downloadId: null, downloadUntil: null }).where(hasPlace(place));
}

export async function deleteOldExports(db: Queryable): Promise<void> {
  await db.delete(dataExports).where(lt(dataExports.requestedAt, sql`now() - ${KEPT} - ${STALE}`));
}

/** Undefined if the person is deleted. */
export async function readOwnRecords(db: Queryable, personId: string): Promise<OwnRecords | undefined> {
  const { rows } = await db.execute<{ own: OwnRecords }>(sql`
    select json_build_object(
      'account', json_build_object(
        'email', account."email", 'isConfirmed', account."emailVerified", 'memberSince', account."createdAt",
        'waysIn', (select coalesce(json_agg(json_build_object('kind', way."providerId", 'since', way."createdAt")
          order by way."createdAt"), '[]') from auth_account way where way."userId" = person.id),
        'emailChanges', (select coalesce(json_agg(json_build_object(
            'from', old_email, 'to', new_email, 'askedAt', requested_at, 'confirmedAt', confirmed_at) order by requested_at), '[]')
          from email_changes where user_id = person.id),
        'factors', (select coalesce(json_agg(json_build_object(
            'kind', factor_type, 'name', friendly_name, 'issuer', issuer, 'phone', phone, 'isInUse', status = 'verified',
            'since', created_at) order by created_at), '[]')
          from auth_factors where user_id = person.id),
        'passkeys', (select coalesce(json_agg(json_build_object(
            'name', name, 'since', created_at, 'usedAt', last_used_at) order by created_at), '[]')
          from auth_passkeys where user_id = person.id),
        'lastSeenAt', (select last_seen_at from presence where user_id = person.id), 'isModerator', person.is_moderator,
        'recentActivity', (select activity from recent_activity where user_id = person.id), 'isOperator', person.is_operator),
      'profile', json_build_object(
        'nickname', person.nickname, 'firstName', person.first_name, 'lastName', person.last_name, 'nameChoice', person.name_choice,
        'birthDate', person.fecha_nacimiento, 'gender', person.gender, 'country', person.country,
        'city', (select name from cities where cities.id = person.city), 'bio', person.bio,
        'prompts', (select coalesce(json_agg(json_build_object('question', question, 'answer', answer) order by position), '[]') from profile_prompts where user_id = person.id),
        'lookingFor', person.looking_for, 'friendshipPreference', person.friendship_preference,
        'relationshipPreference', person.relationship_preference, 'language', person.language, 'languages', person.languages, 'avatarUrl', person.avatar_url,
        'photo', (select json_build_object('state', state, 'since', held_at) from held_photos where person_id = person.id and '/avatars/' || path = person.avatar_url),
        'morePhotos', (select coalesce(json_agg(json_build_object(
            'url', photo.url, 'state', held.state, 'since', held.held_at) order by photo.place), '[]')
          from unnest(person.more_photos) with ordinality photo (url, place)
          left join held_photos held on held.person_id = person.id and '/avatars/' || held.path = photo.url),
        'verification', json_build_object(
          'since', (select verified_at from verified_people where person_id = person.id),
          'requests', (select coalesce(json_agg(json_build_object(
              'gesture', gesture, 'state', state, 'drawnAt', drawn_at, 'sentAt', sent_at, 'endedAt', ended_at,
              'reason', reason) order by drawn_at), '[]') from verification_requests where person_id = person.id),
          'readAt', (select coalesce(json_agg(read_at order by read_at), '[]')
            from verification_readings where person_id = person.id)),
        'alerts', (select to_json(wanted) from alert_settings wanted where wanted.person_id = person.id),
        'digest', (select json_build_object('frequency', frequency, 'dueAt', due_at, 'toldUntil', told_until)
          from digests where person_id = person.id),
        'hasNewLikes', person.notificacion_like, 'hasNewChats', person.notificacion_chat, 'isPaused', person.is_paused,
        'showsActivity', person.shows_activity, 'receivesWords', not exists (select from like_words_refusals where person_id = person.id),
        'isRemindedOfTurns', not exists (select from turn_reminder_refusals where person_id = person.id), 'hasPlanEmails', exists (select from plan_email_wishes where person_id = person.id),
        'showsMetPeople', exists (select from met_people_wishes where person_id = person.id), 'checkIns', (select coalesce(json_agg(json_build_object('dueAt', due_at, 'timeZone', time_zone, 'answer', answer, 'answeredAt', answered_at, 'letters', letters, 'trusted', trusted, 'toldAt', told_at) order by due_at), '[]') from check_ins where person_id = person.id),
        'today', (select json_build_object('maxDistance', max_distance, 'minAge', min_age, 'maxAge', max_age, 'sharedLanguage', shared_language)
          from daily_settings where person_id = person.id)),
      'interests', (select coalesce(json_agg(json_build_object(
          'name', title.nombre, 'kind', title.tipo, 'addedAt', chosen.created_at, 'pinnedAs', pin.position,
          'status', told.status, 'statusSince', told.since) order by chosen.created_at, title.id), '[]')
        from usuario_gustos chosen join gustos title on title.id = chosen.gustos_id
        left join shelf_pins pin on pin.user_id = chosen.user_id and pin.gustos_id = chosen.gustos_id
        left join title_statuses told on told.user_id = chosen.user_id and told.gustos_id = chosen.gustos_id
        where chosen.user_id = person.id),
      'searches', (select coalesce(json_agg(json_build_object(
          'name', name, 'sort', sort, 'filters', filters, 'inDigest', in_digest, 'savedAt', created_at,
          'toldUntil', told_until) order by created_at, id), '[]') from saved_searches where person_id = person.id),
      'going', (select coalesce(json_agg(json_build_object('event', event.name, 'firstDay', event.first_day, 'lastDay', event.last_day,
          'city', (select name from cities where cities.id = event.city_id), 'view', view, 'isVerifiedOnly', verified_only, 'since', since) order by since), '[]')
        from event_goers join events event on event.id = event_id where person_id = person.id),
      'signals', (select coalesce(json_agg(json_build_object('kind', kind, 'noticedAt', created_at,
          'isClosed', closed_at is not null) order by created_at), '[]')
        from moderation_signals where person_id = person.id),
      'notes', (select coalesce(json_agg(json_build_object('text', text, 'writtenAt', written_at) order by written_at, id),
          '[]') from private_notes where person_id = person.id),
      'questions', (select coalesce(json_agg(json_build_object('template', template, 'note', note, 'askedAt', asked_at,
          'answer', answer, 'answeredAt', answered_at) order by asked_at, id), '[]')
        from case_questions join moderation_pseudonyms on pseudonym = subject where person_id = person.id),
      'subscriptions', (select coalesce(json_agg(json_build_object(
          'plan', plan, 'status', status, 'from', start_date, 'until', end_date, 'endsAtPeriodEnd', cancel_at_period_end,
          'number', stripe_subscription_id) order by start_date), '[]')
        from subscriptions where user_id = person.id),
      'sessions', (select coalesce(json_agg(json_build_object(
          'device', "userAgent", 'address', "ipAddress", 'startedAt', "createdAt", 'usedAt', "updatedAt", 'expiresAt',
          "expiresAt") order by "createdAt"), '[]') from auth_session where "userId" = person.id)) as own
    from profiles person join auth_user account on account.id = person.id
    where person.id = ${personId}::uuid`);
  return rows[0]?.own;
}

/** Reads the pending photo of a gesture. */
export async function readGesture(db: Queryable, ownerId: string): Promise<Buffer | undefined> {
  const { personId, photo } = verificationRequests;
  const [found] = await db
    .select({ photo })
    .from(verificationRequests)
    .where(and(eq(personId, ownerId), isNotNull(photo)));
  return found?.photo ?? undefined;
}

/** Everything between the person and others, except chats. */
export async function readRelations(
  db: Queryable,
  personId: string,
): Promise<Pick<PersonalData, "likes" | "blocks" | "hidden" | "reports">> {
  return {
    likes: await readLikes(db, personId),
    blocks: await readBlocks(db, personId),
    hidden: await readHidden(db, personId),
    reports: await readReports(db, personId),
  };
}

/** Likes in both directions, latest first, with names of visible people. */
function readLikes(db: Queryable, personId: string): Promise<LikeRecord[]> {
  const other = aliasedTable(profiles, "other");
  const isFirst = sql`${matches.user1Id} = ${personId}::uuid`;
  return db
    .select({
      nickname: other.nickname,
      likedByMe: sql<boolean>`case when ${isFirst} then ${matches.likedByUser1} else ${matches.likedByUser2} end`,
      likesMe: sql<boolean>`case when ${isFirst} then ${matches.likedByUser2} else ${matches.likedByUser1} end`,
      matchedAt: isoText(matches.matchedAt),
      changedAt: isoText<string>(matches.updatedAt),
      words: wordsBetween(personId),
    })
    .from(matches)
    .leftJoin(
      other,
      and(
        eq(other.id, sql`case when ${isFirst} then ${matches.user2Id} else ${matches.user1Id} end`),
        visibleTo(personId, other.id),
      ),
    )
    .where(or(eq(matches.user1Id, personId), eq(matches.user2Id, personId)))
    .orderBy(sql`${matches.updatedAt} desc`, matches.id);
}

function readBlocks(db: Queryable, personId: string): Promise<PersonalData["blocks"]> {
  const other = aliasedTable(profiles, "other");
  return db
    .select({ nickname: other.nickname, since: isoText<string>(blocks.createdAt) })
    .from(blocks)
    .leftJoin(other, and(eq(other.id, blocks.blockedId), visibleTo(personId, other.id, "ownBlocks")))
    .where(eq(blocks.blockerId, personId))
    .orderBy(asc(blocks.createdAt), blocks.id);
}

/** People hidden from one's dashboard, with names if visible. */
function readHidden(db: Queryable, personId: string): Promise<PersonalData["hidden"]> {
  const other = aliasedTable(profiles, "other");
  return db
    .select({ nickname: other.nickname, since: isoText<string>(hiddenPeople.hiddenAt) })
    .from(hiddenPeople)
    .leftJoin(other, and(eq(other.id, hiddenPeople.hiddenId), visibleTo(personId, other.id)))
    .where(eq(hiddenPeople.personId, personId))
    .orderBy(asc(hiddenPeople.hiddenAt), hiddenPeople.hiddenId);
}

/** Names visible people, not who wrote words: those may be withdrawn (decision 15). */
function readReports(db: Queryable, personId: string): Promise<PersonalData["reports"]> {
  const other = aliasedTable(profiles, "other");
  const isOfWords = sql`exists (select from report_evidence where report_id = ${reports.id} and kind = 'words')`;
  return db
    .select({
      nickname: other.nickname,
      reason: reports.reason,
      description: reports.description,
      concern: reports.concern,
      sentAt: isoText<string>(reports.createdAt),
      isReviewed: reports.resolved,
      appeal: reportAppeals.body,
    })
    .from(reports)
    .leftJoin(reportAppeals, eq(reportAppeals.reportId, reports.id))
    .leftJoin(other, and(eq(other.id, reports.reportedUserId), visibleTo(personId, other.id), not(isOfWords)))
    .where(eq(reports.reporterId, personId))
    .orderBy(asc(reports.createdAt), reports.id);
}

/** Including archived ones, oldest first, with the number of messages until a time. */
export function readChats(
  db: Queryable,
  personId: string,
  until: Date,
): Promise<(Omit<StoredChat, "messages"> & { id: string })[]> {
  const other = aliasedTable(profiles, "other");
  const isFirst = sql`${chats.user1Id} = ${personId}::uuid`;
  return db
    .select({
      id: chats.id,
      nickname: other.nickname,
      startedAt: isoText<string>(chats.createdAt),
      isArchived: sql<boolean>`case when ${isFirst} then ${chats.archivedByUser1} else ${chats.archivedByUser2} end`,
      count: db.$count(chatMessages, and(eq(chatMessages.chatId, chats.id), lte(chatMessages.sentAt, until))),
      ...besidesMessages(personId),
    })
    .from(chats)
    .leftJoin(
      other,
      and(
        eq(other.id, sql`case when ${isFirst} then ${chats.user2Id} else ${chats.user1Id} end`),
        visibleTo(personId, other.id, "chatPartner"),
      ),
    )
    .where(or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)))
    .orderBy(asc(chats.createdAt), chats.id);
}

/** Messages until a time, oldest first, in batches. */
export async function* readMessages(
  db: Queryable,
  { personId, chatId, until }: { personId: string; chatId: string; until: Date },
): AsyncGenerator<MessageRecord[]> {
  const { id, sentAt } = chatMessages;
  let last: { id: string; at: Date } | undefined;
  do {
    const after = last && sql`(${sentAt}, ${id}) > (${sql.param(last.at, sentAt)}, ${last.id}::uuid)`;
    const rows = await selectMessages(db, personId)
      .where(and(eq(chatMessages.chatId, chatId), lte(sentAt, until), after))
      .orderBy(asc(sentAt), id)
      .limit(BATCH);
    yield rows.map(({ from: by, text, sentAt: at, readAt, takenBackAt, quotedFrom, quotedText, reaction }) => ({
      from: by,
      text,
      sentAt: at,
      readAt,
      ...(takenBackAt !== null && { takenBackAt }),
      ...(quotedText !== null && { quoted: { from: quotedFrom, text: quotedText } }),
      ...(reaction === null ? {} : { reaction }),
    }));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}
