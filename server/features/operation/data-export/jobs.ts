import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PHOTO_PREFIX, wholePhotoPath } from "@nakamatch/domain/people/photo-address";
import { z } from "zod";
import { linkEmail } from "../../../mail/link-email.ts";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { type ZipFile, zipInPieces } from "../../../platform/zip.ts";
import type { Storage } from "../../../storage/storage.ts";
import { ownOutcomes } from "../../moderation/outcomes/service.ts";
import { ownStatements } from "../../moderation/statements/service.ts";
import { findPhoto } from "../../photos/profile-photos/service.ts";
import { findRecipient, isBanned } from "../../sign-in/accounts/service.ts";
import { personalDataPage } from "./page.ts";
import { presentJson } from "./present.ts";
import {
  deleteOldExports,
  insertPiece,
  joinPieces,
  readChats,
  readGesture,
  readMessages,
  readOwnRecords,
  readRelations,
  readRequest,
  updateEmailed,
  updateProgress,
} from "./store.ts";
import type { PersonalData, StoredData } from "./types.ts";

const buildPayload = z.object({ exportId: z.uuid() });
type BuildPayload = z.infer<typeof buildPayload>;

export const buildJob: JobKind<BuildPayload> = {
  name: "data-export.build",
  effect: "mail",
  payload: buildPayload,
  retryLimit: 5,
  retryDelay: 15,
};

export interface ExportJobDeps {
  db: Db;
  mail: MailTransport;
  storage: Storage;
  clock: Clock;
  publicUrl: string;
}

/** Progress in percent before and after the messages are read, for the page and for `data.json`. */
const BEFORE_CHATS = 10;
const AFTER_CHATS = 90;

/** Of the archive in memory, while it is built. */
const PIECE_BYTES = 256 * 1024;

/** The feature's job handlers. They skip requests that were replaced or whose person is deleted. */
export function dataExportJobs({ db, mail, storage, clock, publicUrl }: ExportJobDeps) {
  const build = async ({ exportId }: BuildPayload, jobId: string): Promise<void> => {
    const request = await readRequest(db, exportId);
    if (!request) return;
    const { personId, language } = request;
    if (!request.isReady) {
      const data = await collect(personId, request.now, (progress) => updateProgress(db, exportId, progress));
      if (!data) return;
      const ownBuild = { exportId, buildId: crypto.randomUUID() };
      let number = 0;
      for await (const piece of zipInPieces(filesOf(personId, data, language), PIECE_BYTES)) {
        if (!(await insertPiece(db, ownBuild, number++, piece))) return;
      }
      await db.transaction((tx) => joinPieces(tx, ownBuild));
    }
    const recipient = request.isEmailed ? undefined : await findRecipient(db, personId);
    if (!recipient) return;
    // Suspended people download it on the login page.
    const isSuspended = await isBanned(db, personId);
    const url = new URL(isSuspended ? "/login" : "/settings#data", publicUrl).href;
    const email = linkEmail(isSuspended ? "dataExportSuspended" : "dataExport", { ...recipient, language, url });
    await mail.send(recipient.email, email, jobId);
    await updateEmailed(db, exportId);
  };

  /** Messages later than `until` are left out, so that all files have the same. */
  async function collect(
    personId: string,
    until: Date,
    report: (progress: number) => Promise<void>,
  ): Promise<StoredData | undefined> {
    const own = await readOwnRecords(db, personId);
    if (!own) return undefined;
    const { statements } = await ownStatements(db, { id: personId });
    const { outcomes } = await ownOutcomes(db, { id: personId });
    const relations = await readRelations(db, personId);
    await report(BEFORE_CHATS);
    const listed = await readChats(db, personId, until);
    const all = 2 * listed.reduce((sum, { count }) => sum + count, 0);
    let read = 0;
    let reported = BEFORE_CHATS;
    const chats = listed.map(({ id: chatId, ...chat }) => ({
      ...chat,
      async *messages() {
        for await (const batch of readMessages(db, { personId, chatId, until })) {
          yield batch;
          read += batch.length;
          const progress = BEFORE_CHATS + Math.floor(((AFTER_CHATS - BEFORE_CHATS) * read) / all);
          // Limits reports, as each is a write.
          if (progress < reported + 5) continue;
          reported = progress;
          await report(progress);
        }
      },
    }));
    return { ...own, ...relations, reportOutcomes: outcomes, decisions: statements, chats };
  }

  async function* filesOf(personId: string, data: StoredData, language: Language): AsyncGenerator<ZipFile> {
    const photos: string[] = [];
    for await (const photo of readPhotos(personId, data.profile)) {
      photos.push(photo.name);
      yield photo;
    }
    yield { name: "index.html", parts: personalDataPage(data, { language, madeAt: clock.now(), photos }) };
    yield { name: "data.json", parts: presentJson(data) };
  }

  async function* readPhotos(
    personId: string,
    { avatarUrl, morePhotos }: PersonalData["profile"],
  ): AsyncGenerator<ZipFile> {
    for (const [index, url] of [avatarUrl, ...morePhotos.map((photo) => photo.url)].entries()) {
      const file = await readPhoto(personId, url);
      if (file) yield { name: index === 0 ? "photo.jpg" : `photo-${index + 1}.jpg`, parts: [file] };
    }
    const gesture = await readGesture(db, personId);
    if (gesture) yield { name: "gesture.jpg", parts: [gesture] };
  }

  async function readPhoto(personId: string, url: string | null): Promise<Buffer | undefined> {
    if (!url?.startsWith(PHOTO_PREFIX)) return undefined;
    const owner = { id: personId, isModerator: false };
    const photo = await findPhoto({ db, storage }, wholePhotoPath(url.slice(PHOTO_PREFIX.length)), async () => owner);
    return (await photo?.read())?.bytes;
  }

  return [
    { kind: buildJob, handle: build },
    scheduledJob("data-export.expire", "*/10 * * * *", () => deleteOldExports(db), { retryLimit: 0, retryDelay: 60 }),
  ] satisfies [JobHandler<BuildPayload>, JobHandler<unknown>];
}
