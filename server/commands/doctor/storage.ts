import { randomBytes, randomUUID } from "node:crypto";
import { connectionProblem, hostOf } from "../../platform/connection-problem.ts";
import { createStorage, type StorageSettings } from "../../storage/storage.ts";
import { examine, type Finding, failed, note, ok } from "./finding.ts";

const PART = "photos";
const BYTES = 100_000;

/** Writes, reads and deletes a file, and lists. */
export async function checkStorage(settings: StorageSettings): Promise<Finding[]> {
  const { bucket, folder } = settings;
  const subject = bucket
    ? `The bucket ${bucket.bucket} at ${hostOf(bucket.endpoint ?? "") ?? "Amazon S3"}`
    : `The folder ${folder}`;
  const toDo = bucket
    ? "Check the settings S3_…; the key must be allowed to list, read, write and delete."
    : "Let the server's user write there, or set DATA_DIR.";
  return examine(PART, { subject, toDo }, async () => {
    const { avatars: storage } = await createStorage(settings);
    const path = `doctor-${randomUUID()}`;
    const bytes = randomBytes(BYTES);
    await storage.put(path, bytes, "application/octet-stream");
    const stored = await storage.read(path).finally(() => storage.remove(path));
    if (!stored?.equals(bytes)) return [failed(PART, `${subject} gave back other bytes than were written.`, toDo)];
    if ((await storage.read(path)) !== undefined) return [failed(PART, `${subject} did not delete a file.`, toDo)];
    const listing = storage.list()[Symbol.asyncIterator]();
    try {
      await listing.next();
    } catch (error) {
      const text = `${subject}: written, read, deleted, but not listed (${connectionProblem(error)}).`;
      return [note(PART, text, "Allow the key to list the bucket: backups and npm run move need it.")];
    }
    return [ok(PART, `${subject}: written, read, deleted, listed.`)];
  });
}
