import { promisify } from "node:util";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import { type AsyncZippable, zip } from "fflate";
import { z } from "zod";
import { linkEmail } from "../../mail/link-email.ts";
import type { MailTransport } from "../../mail/transport.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../platform/outbox.ts";
import type { Storage } from "../../storage/storage.ts";
import { findRecipient, isBanned } from "../accounts/service.ts";
import { findPhoto } from "../avatars/service.ts";
import { ownOutcomes } from "../report-outcomes/service.ts";
import { ownStatements } from "../statements-of-reasons/service.ts";
import { personalDataPage } from "./emails.ts";
import {
  deleteOldExports,
  readChats,
  readGesture,
  readMessages,
  readOwnRecords,
  readRelations,
  readRequest,
  updateArchive,
  updateEmailed,
  updateProgress,
} from "./store.ts";
import type { ChatRecord, PersonalData } from "./types.ts";

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

/** Progress in percent before and after the chats are read. */
const BEFORE_CHATS = 10;
const AFTER_CHATS = 90;

/** The feature's job handlers. They skip requests that were replaced or whose person is deleted. */
export function dataExportJobs({ db, mail, storage, clock, publicUrl }: ExportJobDeps) {
  const build = async ({ exportId }: BuildPayload, jobId: string): Promise<void> => {
    const request = await readRequest(db, exportId);
    if (!request) return;
    const { personId, language } = request;
    if (!request.isReady) {
      const data = await collect(personId, (progress) => updateProgress(db, exportId, progress));
      if (!data) return;
      const photos = await readPhotos(personId, data.profile);
      const page = personalDataPage(data, { language, madeAt: clock.now(), photos: Object.keys(photos) });
      const files: AsyncZippable = {
        "index.html": Buffer.from(page),
        "data.json": Buffer.from(JSON.stringify(data, null, 2)),
        ...photos,
      };
      await updateArchive(db, exportId, Buffer.from(await promisify(zip)(files)));
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

  async function collect(
    personId: string,
    report: (progress: number) => Promise<void>,
  ): Promise<PersonalData | undefined> {
    const own = await readOwnRecords(db, personId);
    if (!own) return undefined;
    const { statements } = await ownStatements(db, { id: personId });
    const { outcomes } = await ownOutcomes(db, { id: personId });
    const relations = await readRelations(db, personId);
    await report(BEFORE_CHATS);
    const chats: ChatRecord[] = [];
    const listed = await readChats(db, personId);
    let reported = BEFORE_CHATS;
    for (const { id, ...chat } of listed) {
      chats.push({ ...chat, messages: await readMessages(db, personId, id) });
      const progress = BEFORE_CHATS + Math.floor(((AFTER_CHATS - BEFORE_CHATS) * chats.length) / listed.length);
      // Limits reports, as each is a write.
      if (progress < reported + 5) continue;
      reported = progress;
      await report(progress);
    }
    return { ...own, ...relations, reportOutcomes: outcomes, decisions: statements, chats };
  }

  /** Returns photos by file name. */
  async function readPhotos(
    personId: string,
    { avatarUrl, morePhotos }: PersonalData["profile"],
  ): Promise<Record<string, Uint8Array>> {
    const files: Record<string, Uint8Array> = {};
    for (const [index, url] of [avatarUrl, ...morePhotos.map((photo) => photo.url)].entries()) {
      const file = await readPhoto(personId, url);
      if (file) files[index === 0 ? "photo.jpg" : `photo-${index + 1}.jpg`] = file;
    }
    const gesture = await readGesture(db, personId);
    if (gesture) files["gesture.jpg"] = gesture;
    return files;
  }

  async function readPhoto(personId: string, avatarUrl: string | null): Promise<Uint8Array | undefined> {
    if (!avatarUrl?.startsWith(PHOTO_PREFIX)) return undefined;
    const owner = { id: personId, isModerator: false };
    const photo = await findPhoto({ db, storage }, avatarUrl.slice(PHOTO_PREFIX.length), async () => owner);
    const file = await photo?.read();
    return file && new Uint8Array(file);
  }

  return [
    { kind: buildJob, handle: build },
    scheduledJob("data-export.expire", "*/10 * * * *", () => deleteOldExports(db), { retryLimit: 0, retryDelay: 60 }),
  ] satisfies [JobHandler<BuildPayload>, JobHandler<unknown>];
}
