/** Reports, their evidence, and what reporters are told. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Evidence, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { utcDate } from "@nakamatch/domain/people/age";
import { photoPathOf, wholePhotoPath } from "@nakamatch/domain/people/photo-address";
import { parseReport, type Report, type ReportInput } from "@nakamatch/domain/safety/report";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { isDatabaseAway } from "../../../platform/database/failure-kinds.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { findReceivedWords, findWithdrawnAuthor } from "../../meeting/like-words/service.ts";
import { refuseSelf, requirePerson } from "../../people/profiles/service.ts";
import { forgetReturned } from "../../signals/moderation-flags/service.ts";
import { presentEvidence, sealChat, sealEnds, sealPlans, sealProfile, sealWords } from "./present.ts";
import {
  clearEmailKey,
  countPhotos,
  deleteReviewed,
  findEmailKey,
  hasUnresolved,
  insertEvidence,
  insertPhotos,
  insertReport,
  keepForCase,
  listMadeReports,
  lockReportPair,
  markReports,
  profileExists,
  readChatParts,
  readEnds,
  readEvidenceOf,
  readPhotoOf,
  readPlans,
  readReported,
  readReviewed,
  readSealed,
  readShown,
  resolveAll,
  unresolve,
  updateConcern,
} from "./store.ts";
import type { ReadPhoto, ReportDeps, ReportPair, SealedRow, ShownMessage, ShownRow } from "./types.ts";

/** Of one reporter within 24 hours; more than people report, and little enough to store for a year. */
const PHOTOS_OF_DAY = 30;

interface ReportSubject {
  personId: PersonId;
  kind: Report["kind"];
  /** Marks a message of the chat. */
  messageId?: string | undefined;
}

/**
 * Reports a person (REPORT-11) from their profile or a chat, even if they have blocked the actor, and stores what was
 * shown. Reads photos before the transaction, and again if they change meanwhile; records unreadable ones as missing.
 *
 * @throws {AppError} `VALIDATION_FAILED`, also for a message of another chat; `PERSON_NOT_FOUND`, also without a chat; `OWN_PROFILE_MISSING`;
 * `REPORT_DUPLICATE` while the same report is unresolved (OPEN-69); `REPORT_CHECK_FAILED`
 */
export async function reportPerson(
  deps: ReportDeps,
  actor: Actor,
  { personId, kind, messageId, ...input }: ReportInput & ReportSubject,
): Promise<{ reportId: string }> {
  const report = parse(kind, input);
  refuseSelf(actor, personId);
  const pair = { reporterId: actor.id, personId };
  let shown = await requirePerson(check(deps, pair, report));
  for (let isLast = false; ; isLast = true) {
    const photos = await Promise.all(photosOf(shown).map((address) => readPhoto(deps, address)));
    const stored = await requirePerson(store(deps, pair, report, { photos, isLast, messageId }).catch(refuse));
    if (stored.reportId !== undefined) {
      deps.onReported?.();
      return { reportId: stored.reportId };
    }
    shown = stored.shown;
  }
}

/**
 * Reports the words that came with a like, and seals them alone. Those that a block or an unlike has withdrawn are named
 * by `wordsId`, while they are kept; nothing tells who wrote them.
 *
 * @throws {AppError} `VALIDATION_FAILED`; `PERSON_NOT_FOUND` if there are no such words; `OWN_PROFILE_MISSING`;
 * `REPORT_DUPLICATE` while the same report is unresolved (OPEN-69)
 */
export async function reportWords(
  deps: ReportDeps,
  actor: Actor,
  { words, ...input }: ReportInput & { words: { personId: PersonId } | { wordsId: string } },
): Promise<{ reportId: string }> {
  const report = parse("words", input);
  const personId =
    "personId" in words ? words.personId : await requirePerson(findWithdrawnAuthor(deps, actor.id, words.wordsId));
  const pair = { reporterId: actor.id, personId };
  const stored = deps.db.transaction(async (tx) => {
    await lockReportPair(tx, pair);
    const content = sealWords(await findReceivedWords(tx, pair.reporterId, pair.personId));
    if (!content.words) return undefined;
    const reportId = await insertReport(tx, pair, report);
    const { words } = content;
    await insertEvidence(tx, { reportId, personId: pair.personId, kind: "words", content: { words }, photos: [] });
    return { reportId };
  });
  const made = await requirePerson(stored.catch(refuse));
  deps.onReported?.();
  return made;
}

function parse(kind: Report["kind"], input: ReportInput): Report {
  const parsed = parseReport(kind, input);
  if (!parsed.ok) throw invalidInput(parsed.problems.map(({ field, reason }) => ({ path: field, reason })));
  return parsed.value;
}

/** The profile's photo, if any, and the others. */
function photosOf({ photo, photos }: ShownRow): (string | null)[] {
  return [photo, ...photos.filter((other) => other !== photo)];
}

/** REPORT-07, REPORT-08, REPORT-09. */
async function check(
  { db, log }: ReportDeps,
  pair: ReportPair,
  { kind, reason }: Report,
): Promise<ShownRow | undefined> {
  const found = await readReportable(db, pair, { kind, reason }).catch((err: unknown) => {
    if (isDatabaseAway(err)) throw err;
    log.error({ err }, "a report was not checked");
    throw new AppError("REPORT_CHECK_FAILED", "the reported person's profile could not be read");
  });
  if (!found.hasOwnProfile) throw ownProfileMissing();
  if (found.isDuplicate) throw duplicate();
  return found.shown;
}

async function readReportable(db: Db, pair: ReportPair, { kind, reason }: Pick<Report, "kind" | "reason">) {
  const shown = await readShown(db, kind, pair);
  const hasOwnProfile = shown !== undefined || (await profileExists(db, pair.reporterId));
  const isDuplicate = shown !== undefined && (await hasUnresolved(db, pair, reason));
  return { shown, hasOwnProfile, isDuplicate };
}

/** Retries once if the file is missing. External addresses have no file. */
async function readPhoto({ storage, log }: ReportDeps, url: string | null): Promise<ReadPhoto> {
  const path = url === null ? undefined : photoPathOf(url);
  if (path === undefined) return { url };
  const read = () => storage.read(wholePhotoPath(path));
  const image = await read()
    .then((found) => found ?? read())
    .catch(() => {
      log.warn("a photo was not read for a report");
      return undefined;
    });
  return { url, file: image?.length ? { path, image } : undefined };
}

/** If the photos have changed, stores nothing and returns the new ones; the last attempt reports without them. */
function store(
  { db, clock }: ReportDeps,
  pair: ReportPair,
  report: Report,
  { photos, isLast, messageId }: { photos: ReadPhoto[]; isLast: boolean; messageId: string | undefined },
): Promise<{ reportId: string } | { reportId?: undefined; shown: ShownRow } | undefined> {
  return db.transaction(async (tx) => {
    await lockReportPair(tx, pair);
    const shown = await readShown(tx, report.kind, pair);
    if (!shown) return undefined;
    const readAs = (url: string | null) => photos.find((photo) => photo.url === url);
    if (!isLast && !photosOf(shown).every(readAs)) return { shown };
    const sealed = await withinLimit(
      tx,
      pair,
      photosOf(shown).map((url) => readAs(url) ?? { url }),
    );
    const words = sealWords(await findReceivedWords(tx, pair.reporterId, pair.personId));
    const today = utcDate(clock.now());
    const content =
      report.kind === "chat"
        ? {
            ...sealChat(shown, sealed, await readChat(tx, pair, messageId), {
              reporterId: pair.reporterId,
              markedId: messageId,
              today,
            }),
            ...sealEnds(await readEnds(tx, pair), pair.reporterId),
            ...sealPlans(await readPlans(tx, pair), pair.reporterId),
            ...words,
          }
        : { ...sealProfile(shown, sealed, today), ...words };
    const reportId = await insertReport(tx, pair, report);
    await insertPhotos(
      tx,
      sealed.flatMap(({ file }) => file ?? []),
    );
    await insertEvidence(tx, { reportId, personId: pair.personId, kind: report.kind, content, photos: sealed });
    return { reportId };
  });
}

/** Leaves all photos out if the new ones among them are too many: each stays for a year. */
async function withinLimit(tx: Queryable, { reporterId }: ReportPair, photos: ReadPhoto[]): Promise<ReadPhoto[]> {
  const paths = photos.flatMap(({ file }) => file?.path ?? []);
  if (paths.length === 0) return photos;
  const { added, today } = await countPhotos(tx, reporterId, paths);
  if (added === 0 || today + added <= PHOTOS_OF_DAY) return photos;
  return photos.map(({ url }) => ({ url, isLimited: true }));
}

async function readChat(tx: Queryable, pair: ReportPair, markedId: string | undefined): Promise<ShownMessage[]> {
  const messages = await readChatParts(tx, pair, markedId);
  if (markedId !== undefined && messages.every(({ id }) => id !== markedId)) {
    throw invalidInput([{ path: "messageId", reason: "unknown" }]);
  }
  return messages;
}

/**
 * Notes that someone may be in danger, under 18 or asked for money, beside the actor's own report. Idempotent.
 *
 * @throws {AppError} `NOT_FOUND` for other people's reports, and once it is resolved
 */
export async function answerConcern(
  { db, onReported }: Pick<ReportDeps, "db" | "onReported">,
  actor: Actor,
  { reportId, concern }: { reportId: string; concern: Concern },
): Promise<{ isNoted: true }> {
  const own = { reportId, reporterId: actor.id };
  const missing = () => new AppError("NOT_FOUND", "there is no such unresolved report of theirs");
  const isNew = await db.transaction(async (tx) => {
    const personId = await readReported(tx, own);
    if (personId === undefined) throw missing();
    await lockReportPair(tx, { reporterId: actor.id, personId });
    // A decision may have been faster.
    if ((await readReported(tx, own)) === undefined) throw missing();
    return updateConcern(tx, reportId, concern);
  });
  if (isNew) onReported?.();
  return { isNoted: true };
}

function refuse(error: unknown): never {
  const constraint = violatedConstraint(error)?.constraint;
  if (constraint === "reports_unresolved_key") throw duplicate();
  if (constraint === "reports_reporter_id_fkey") throw ownProfileMissing();
  throw error;
}

function duplicate(): AppError {
  return new AppError("REPORT_DUPLICATE", "the same report is unresolved");
}

function ownProfileMissing(): AppError {
  return new AppError("OWN_PROFILE_MISSING", "the reporter's account is gone");
}

/**
 * Resolves a person's reports (BAN-09). Run it in the decision's transaction, with the person locked.
 * `reports_note_review` informs reporters.
 *
 * @returns the reports that were unresolved, and the hashes of their evidence, oldest first
 */
export async function resolveReports(
  tx: Queryable,
  personId: string,
): Promise<{ evidence: string[]; reportIds: string[] }> {
  await clearEmailKey(tx, personId);
  await forgetReturned(tx, personId);
  return resolveAll(tx, personId);
}

/**
 * Reopens a reporter's resolved reports about a person.
 *
 * @returns their ids, latest first; empty if they no longer exist
 * @throws {AppError} `REPORT_DUPLICATE` if the reporter has since made the same report
 */
export function reopenReports(tx: Queryable, pair: ReportPair, reportIds: string[]): Promise<string[]> {
  return unresolve(tx, pair, reportIds).catch(refuse);
}

/** Returns evidence, latest first; none unless the viewer is an impartial moderator. */
export async function readEvidence(
  db: Queryable,
  moderator: Actor,
  { personId, limit }: { personId: string; limit: number },
): Promise<Evidence[]> {
  return (await readEvidenceOf(db, moderator.id, { personId, limit })).map(presentEvidence);
}

/** @throws {AppError} `NOT_FOUND` if missing or erased, or unless the actor is an impartial moderator */
export async function showEvidencePhoto(
  db: Queryable,
  moderator: Actor,
  photo: { evidenceId: string; place: number },
): Promise<File> {
  const image = await readPhotoOf(db, moderator.id, photo);
  if (!image) throw new AppError("NOT_FOUND", "there is no such photo");
  return new File([new Uint8Array(image)], `${photo.evidenceId}.jpg`, { type: "image/jpeg" });
}

const CHECK_BATCH = 500;

export function checkEvidence(db: Db): Promise<{ sound: number; fault?: string }> {
  return db.transaction(
    async (tx) => {
      let sound = 0;
      let last = "00000000-0000-0000-0000-000000000000";
      for (let batch = await readSealed(tx, last, CHECK_BATCH); batch.length > 0; ) {
        for (const row of batch) {
          if (evidenceHash(row) !== row.hash) return { sound, fault: `evidence ${row.id} does not match its hash` };
          if (!hasSealedPhotos(row)) return { sound, fault: `evidence ${row.id} has other photos than it names` };
          sound++;
          last = row.id;
        }
        batch = await readSealed(tx, last, CHECK_BATCH);
      }
      return { sound };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Matches the database's `report_evidence_hash`. */
function evidenceHash({ subject, kind, sealedAt, photoHash, content }: SealedRow): string {
  const text = [subject, kind, sealedAt.getTime(), photoHash ?? "-", content].join("|");
  return createHash("sha256").update(text).digest("hex");
}

function hasSealedPhotos({ content, moreHashes }: SealedRow): boolean {
  const { morePhotos = [] } = JSON.parse(content) as Pick<SealedProfile, "morePhotos">;
  return isDeepStrictEqual(
    morePhotos.filter((hash) => hash !== null),
    moreHashes,
  );
}

export async function listReviewed(db: Queryable, actor: Actor): Promise<{ reportIds: string[] }> {
  return { reportIds: await readReviewed(db, actor.id) };
}

/** Marks reviews as seen. Ignores other people's reports. */
export async function acknowledgeReviewed(db: Queryable, actor: Actor, reportIds: string[]): Promise<{ isSeen: true }> {
  await deleteReviewed(db, actor.id, reportIds);
  return { isSeen: true };
}

export { findEmailKey, keepForCase, listMadeReports, lockReportPair, markReports };
