/** Reports (spec §5 Report): what they seal for moderators, and what their reporters are told afterwards. */
import { createHash } from "node:crypto";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import type { PersonId } from "@nakamatch/contract/schemas/people";
import { utcDate } from "@nakamatch/domain/people/age";
import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { parseReport, type Report, type ReportInput } from "@nakamatch/domain/safety/report";
import { AppError, invalidInput } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { isDatabaseAway } from "../../platform/database/away.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import { requireOtherPerson } from "../profiles/service.ts";
import { forgetReturned } from "../signals/service.ts";
import { presentEvidence, sealChat, sealProfile } from "./present.ts";
import {
  clearEmailKey,
  deleteReviewed,
  hasUnresolved,
  holdPair,
  insertDeletedAccount,
  insertEvidence,
  insertPhoto,
  insertReport,
  profileExists,
  readEmailKey,
  readEvidenceOf,
  readLastMessages,
  readPhotoOf,
  readReviewed,
  readSealed,
  readShown,
  resolveAll,
} from "./store.ts";
import type { ReadPhoto, ReportDeps, ReportPair, SealedRow, ShownRow } from "./types.ts";

/**
 * The actor reports a person (REPORT-11), from their profile or from the chat that the two have; a chat partner who has blocked
 * the actor can be reported too. Stores the report together with what was shown at that moment: the profile, or the last messages
 * of the chat, and the photo. The photo is read before the transaction; if it is replaced meanwhile, once more. One that cannot be
 * read keeps nobody from reporting: the evidence says that it is missing.
 *
 * @throws {AppError} `VALIDATION_FAILED` with the domain's reasons, and for the actor themselves; `PERSON_NOT_FOUND` as
 *   `requireOtherPerson`, also for a person without a chat with the actor; `OWN_PROFILE_MISSING` when the actor's account is
 *   deleted meanwhile; `REPORT_DUPLICATE` while the same report is unresolved (OPEN-69); `REPORT_CHECK_FAILED`
 */
export async function reportPerson(
  deps: ReportDeps,
  actor: Actor,
  { personId, kind, ...input }: ReportInput & { personId: PersonId; kind: Report["kind"] },
): Promise<{ reportId: string }> {
  const parsed = parseReport(kind, input);
  if (!parsed.ok) throw invalidInput(parsed.problems.map(({ field, reason }) => ({ path: field, reason })));
  const report = parsed.value;
  let { avatarUrl } = await requireOtherPerson(deps.db, actor, personId, () => check(deps, actor, personId, report));
  for (let isLast = false; ; isLast = true) {
    const photo = await readPhoto(deps, avatarUrl);
    const stored = await requireOtherPerson(deps.db, actor, personId, () =>
      store(deps, { reporterId: actor.id, personId }, report, { photo, isLast }).catch(refuse),
    );
    if (stored.reportId !== undefined) {
      deps.onReported?.();
      return { reportId: stored.reportId };
    }
    avatarUrl = stored.avatarUrl;
  }
}

/** Finds the person as the actor is shown them, and refuses a report that was made before (REPORT-07, REPORT-08, REPORT-09). */
async function check(
  { db, log }: ReportDeps,
  actor: Actor,
  personId: string,
  { kind, reason }: Report,
): Promise<ShownRow | undefined> {
  const pair = { reporterId: actor.id, personId };
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

/** The photo at an address, read once more where that fails. Addresses that are not ours have no file here. */
async function readPhoto({ storage, log }: ReportDeps, avatarUrl: string | null): Promise<ReadPhoto> {
  const path = avatarUrl === null ? undefined : photoPathOf(avatarUrl);
  if (path === undefined) return { avatarUrl };
  const read = () => storage.read(path);
  const image = await read()
    .then((found) => found ?? read(), read)
    .catch((err: unknown) => {
      log.error({ err }, "a photo was not read for a report");
      return undefined;
    });
  return { avatarUrl, file: image?.length ? { path, image } : undefined };
}

/**
 * Stores report and evidence, all or nothing. Where the person shows another photo than the one that was read, nothing is stored,
 * and the address of that one is returned; the last time, the report is stored without a photo.
 */
function store(
  { db, clock }: ReportDeps,
  pair: ReportPair,
  report: Report,
  { photo, isLast }: { photo: ReadPhoto; isLast: boolean },
): Promise<{ reportId: string } | { reportId?: undefined; avatarUrl: string | null } | undefined> {
  return db.transaction(async (tx) => {
    await holdPair(tx, pair);
    const shown = await readShown(tx, report.kind, pair);
    if (!shown) return undefined;
    const { avatarUrl } = shown;
    const isSame = avatarUrl === photo.avatarUrl;
    if (!isSame && !isLast) return { avatarUrl };
    const sealed = isSame ? photo : { avatarUrl };
    const content =
      report.kind === "chat"
        ? sealChat(shown, sealed, await readLastMessages(tx, pair), pair.reporterId)
        : sealProfile(shown, sealed, utcDate(clock.now()));
    const reportId = await insertReport(tx, pair, report);
    if (sealed.file) await insertPhoto(tx, sealed.file);
    const { kind } = report;
    await insertEvidence(tx, { reportId, personId: pair.personId, kind, content, photoPath: sealed.file?.path });
    return { reportId };
  });
}

/** Translates a refusal by the database: another tab was faster, or an account was deleted at the same moment. */
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
 * Marks all reports of a person resolved (BAN-09), in the transaction of the decision about them; their reporters learn that they
 * were looked at (trigger `reports_note_review`). The caller holds the person.
 *
 * @returns the hashes of what the reports that were still unresolved had sealed, the oldest first
 */
export async function resolveReports(tx: Queryable, personId: string): Promise<{ evidence: string[] }> {
  await clearEmailKey(tx, personId);
  await forgetReturned(tx, personId);
  return { evidence: await resolveAll(tx, personId) };
}

/**
 * Keeps what a ban needs of a person who leaves while reports about them are unresolved: the keyed hash of their address. The
 * reports themselves the database keeps, whoever deletes the account (trigger `profiles_keep_reports`). Run it before the
 * deletion, with the person held.
 */
export const keepForCase = insertDeletedAccount;

/** The keyed hash of a deleted account's address, until the case is decided. */
export const findEmailKey = readEmailKey;

/** What reports of a person sealed, the latest first, at most `limit`. Empty for anybody but moderators, and for parties. */
export async function readEvidence(
  db: Queryable,
  moderator: Actor,
  { personId, limit }: { personId: string; limit: number },
): Promise<Evidence[]> {
  return (await readEvidenceOf(db, moderator.id, { personId, limit })).map(presentEvidence);
}

/**
 * The photo that evidence shows.
 *
 * @throws {AppError} `NOT_FOUND` where it shows none, it was erased, for anybody but moderators, and for the two people of the report
 */
export async function showEvidencePhoto(db: Queryable, moderator: Actor, evidenceId: string): Promise<File> {
  const image = await readPhotoOf(db, moderator.id, evidenceId);
  if (!image) throw new AppError("NOT_FOUND", "there is no such photo");
  return new File([new Uint8Array(image)], `${evidenceId}.jpg`, { type: "image/jpeg" });
}

/** Evidence that one statement of the check reads. */
const CHECK_BATCH = 500;

/**
 * Checks what reports have sealed: everything against its hash, computed here and not by the database's own function.
 *
 * @returns how much of it is sound, and the first that is not
 */
export function checkEvidence(db: Db): Promise<{ sound: number; fault?: string }> {
  return db.transaction(
    async (tx) => {
      let sound = 0;
      let last = "00000000-0000-0000-0000-000000000000";
      for (let batch = await readSealed(tx, last, CHECK_BATCH); batch.length > 0; ) {
        for (const row of batch) {
          if (evidenceHash(row) !== row.hash) return { sound, fault: `evidence ${row.id} does not match its hash` };
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

/** As `report_evidence_hash` of the database. */
function evidenceHash({ subject, kind, sealedAt, photoHash, content }: SealedRow): string {
  const text = [subject, kind, sealedAt.getTime(), photoHash ?? "-", content].join("|");
  return createHash("sha256").update(text).digest("hex");
}

/** The actor's reports that were looked at since they were last told; says nothing of what was decided. */
export async function listReviewed(db: Queryable, actor: Actor): Promise<{ reportIds: string[] }> {
  return { reportIds: await readReviewed(db, actor.id) };
}

/** The actor was told that these of their reports were looked at. Ids of others change nothing. */
export async function acknowledgeReviewed(db: Queryable, actor: Actor, reportIds: string[]): Promise<{ isSeen: true }> {
  await deleteReviewed(db, actor.id, reportIds);
  return { isSeen: true };
}
