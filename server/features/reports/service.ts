/** Reports (spec §5 Report), their evidence, and what reporters are told. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Evidence, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { utcDate } from "@nakamatch/domain/people/age";
import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { parseReport, type Report, type ReportInput } from "@nakamatch/domain/safety/report";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { isDatabaseAway } from "../../platform/database/away.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import { findReceivedWords } from "../like-words/service.ts";
import { forgetReturned } from "../moderation-flags/service.ts";
import { refuseSelf, requirePerson } from "../profiles/service.ts";
import { presentEvidence, sealChat, sealProfile, sealWords } from "./present.ts";
import {
  clearEmailKey,
  deleteReviewed,
  hasUnresolved,
  insertDeletedAccount,
  insertEvidence,
  insertPhotos,
  insertReport,
  lockPair,
  profileExists,
  readEmailKey,
  readEvidenceOf,
  readLastMessages,
  readMadeReports,
  readPhotoOf,
  readReviewed,
  readSealed,
  readShown,
  resolveAll,
  unresolve,
} from "./store.ts";
import type { ReadPhoto, ReportDeps, ReportPair, SealedRow, ShownRow } from "./types.ts";

/**
 * Reports a person (REPORT-11) from their profile or a chat, even if they have blocked the actor, and stores what was
 * shown. Reads photos before the transaction, and again if they change meanwhile; records unreadable ones as missing.
 *
 * @throws {AppError} `VALIDATION_FAILED`; `PERSON_NOT_FOUND`, also without a chat; `OWN_PROFILE_MISSING`;
 * `REPORT_DUPLICATE` while the same report is unresolved (OPEN-69); `REPORT_CHECK_FAILED`
 */
export async function reportPerson(
  deps: ReportDeps,
  actor: Actor,
  { personId, kind, ...input }: ReportInput & { personId: PersonId; kind: Report["kind"] },
): Promise<{ reportId: string }> {
  const parsed = parseReport(kind, input);
  if (!parsed.ok) throw invalidInput(parsed.problems.map(({ field, reason }) => ({ path: field, reason })));
  const report = parsed.value;
  refuseSelf(actor, personId);
  const pair = { reporterId: actor.id, personId };
  let shown = await requirePerson(check(deps, pair, report));
  for (let isLast = false; ; isLast = true) {
    const photos = await Promise.all(photosOf(shown).map((address) => readPhoto(deps, address)));
    const stored = await requirePerson(store(deps, pair, report, { photos, isLast }).catch(refuse));
    if (stored.reportId !== undefined) {
      deps.onReported?.();
      return { reportId: stored.reportId };
    }
    shown = stored.shown;
  }
}

/** The profile's `avatarUrl`, if any, and the others. */
function photosOf({ avatarUrl, photos }: ShownRow): (string | null)[] {
  return [avatarUrl, ...photos.filter((photo) => photo !== avatarUrl)];
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
async function readPhoto({ storage, log }: ReportDeps, avatarUrl: string | null): Promise<ReadPhoto> {
  const path = avatarUrl === null ? undefined : photoPathOf(avatarUrl);
  if (path === undefined) return { avatarUrl };
  const read = () => storage.read(path);
  const image = await read()
    .then((found) => found ?? read())
    .catch(() => {
      log.warn("a photo was not read for a report");
      return undefined;
    });
  return { avatarUrl, file: image?.length ? { path, image } : undefined };
}

/** If the photos have changed, stores nothing and returns the new ones; the last attempt reports without them. */
function store(
  { db, clock }: ReportDeps,
  pair: ReportPair,
  report: Report,
  { photos, isLast }: { photos: ReadPhoto[]; isLast: boolean },
): Promise<{ reportId: string } | { reportId?: undefined; shown: ShownRow } | undefined> {
  return db.transaction(async (tx) => {
    await lockPair(tx, pair);
    const shown = await readShown(tx, report.kind, pair);
    if (!shown) return undefined;
    const isRead = (url: string | null) => photos.some(({ avatarUrl }) => avatarUrl === url);
    if (!isLast && !photosOf(shown).every(isRead)) return { shown };
    const sealed = photosOf(shown).map(
      (url) => photos.find(({ avatarUrl }) => avatarUrl === url) ?? { avatarUrl: url },
    );
    const words = sealWords(await findReceivedWords(tx, pair.reporterId, pair.personId));
    const content =
      report.kind === "chat"
        ? { ...sealChat(shown, sealed, await readLastMessages(tx, pair), pair.reporterId), ...words }
        : { ...sealProfile(shown, sealed, utcDate(clock.now())), ...words };
    const reportId = await insertReport(tx, pair, report);
    await insertPhotos(
      tx,
      sealed.flatMap(({ file }) => file ?? []),
    );
    await insertEvidence(tx, { reportId, personId: pair.personId, kind: report.kind, content, photos: sealed });
    return { reportId };
  });
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

/** Run it before `reopenReports`. */
export const lockReportPair = lockPair;

/**
 * Reopens a reporter's resolved reports about a person.
 *
 * @returns their ids, latest first; empty if they no longer exist
 * @throws {AppError} `REPORT_DUPLICATE` if the reporter has since made the same report
 */
export function reopenReports(tx: Queryable, pair: ReportPair, reportIds: string[]): Promise<string[]> {
  return unresolve(tx, pair, reportIds).catch(refuse);
}

/** Keeps the address hash, for a ban after the deletion. Run it before the deletion, with the person locked. */
export const keepForCase = insertDeletedAccount;

export const findEmailKey = readEmailKey;

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

/** Returns the last reports made by the person, with the last decision about each, for moderators. */
export const listMadeReports = readMadeReports;
