import { addAbortSignal } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { AppError } from "../platform/app-error.ts";
import { withCauses } from "../platform/causes.ts";
import type { Config } from "../platform/config/config.ts";
import { createLog, type Log } from "../platform/log.ts";
import { storageOperations } from "../platform/metrics.ts";
import { createOutage } from "../platform/outage.ts";
import { traced } from "../platform/tracing.ts";

export interface BucketSettings {
  bucket: string;
  /** Default: Amazon. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A top-level folder. */
export type StorageArea = "avatars" | "erasures";

/** `bucket` takes precedence over the folder. */
export interface StorageSettings {
  folder: string;
  bucket?: BucketSettings | undefined;
}

/**
 * Files of one area by path, `folder/…/name`. None is public: the server decides who gets a file. All operations throw
 * `UNAVAILABLE` while the storage fails.
 */
export interface Storage {
  /** @throws also if the path is taken */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  /** Lists all paths, unordered. */
  list(): AsyncIterable<string>;
  /** Ignores a missing file. */
  remove(path: string): Promise<void>;
}

/**
 * After this many recent failures in a row, tries one operation at a time, so that a silent bucket does not hold every
 * request.
 */
const MOST_FAILURES = 3;
const RECENT_MS = 30_000;

/**
 * Opens all areas of an S3-compatible bucket or the folder, sharing one client and one outage. Commands report failures
 * themselves, without `log`.
 */
export async function createStorage(
  { folder, bucket }: StorageSettings,
  log: Log = createLog({ level: "silent", pretty: false }),
): Promise<Record<StorageArea, Storage>> {
  const disk = new Disk(
    bucket ? await bucketDriver(bucket) : new FSDriver({ location: folder, visibility: "private" }),
  );
  const outage = createOutage(log, {
    away: "the storage of photos fails: photos are answered with UNAVAILABLE",
    back: "the storage of photos works again",
  });
  let failures = 0;
  let failedAt = 0;
  let isProbing = false;
  let isListingRefused = false;

  async function attempt<Result>(operation: () => Promise<Result>): Promise<Result> {
    const isProbe = failures >= MOST_FAILURES && performance.now() - failedAt < RECENT_MS;
    if (isProbe && isProbing) throw unavailable();
    isProbing ||= isProbe;
    try {
      const result = await operation();
      failures = 0;
      outage.answered();
      return result;
    } catch (error) {
      failures++;
      failedAt = performance.now();
      outage.isAway(error);
      throw unavailable(error);
    } finally {
      if (isProbe) isProbing = false;
    }
  }

  /** A refusal counts as missing, as the writing that follows is refused too if the key is wrong. */
  const isThere = (key: string) =>
    disk.exists(key).catch((error: unknown) => {
      if (isRefused(error)) return false;
      throw error;
    });

  /** A refused reading is of a missing file only where the same key can read one that is there. */
  async function mayRead(area: StorageArea): Promise<boolean> {
    const marker = markerOf(area);
    try {
      if (!(await isThere(marker))) await disk.put(marker, "Shows that files can be read here.");
      await disk.get(marker);
    } catch (error) {
      if (isRefused(error)) return false;
      throw error;
    }
    if (!isListingRefused)
      log.warn("the bucket refuses to say which files are missing: the key lacks the right to list");
    isListingRefused = true;
    return true;
  }

  const open = (area: StorageArea): Storage => {
    const keyOf = (path: string) => `${area}/${path}`;
    return timed({
      async put(path, bytes, contentType) {
        const isTaken = await attempt(() => isThere(keyOf(path)));
        if (isTaken) throw new Error("there is a file at this path already");
        await attempt(() => disk.put(keyOf(path), bytes, { contentType }));
      },
      read: (path) =>
        attempt(async () => {
          try {
            const stream = addAbortSignal(AbortSignal.timeout(ANSWER_MS), await disk.getStream(keyOf(path)));
            return Buffer.concat((await stream.toArray()) as Buffer[]);
          } catch (error) {
            if (isMissing(error) || (isRefused(error) && (await mayRead(area)))) return undefined;
            throw error;
          }
        }),
      async *list() {
        const marker = markerOf(area);
        for await (const key of listFolder(disk, area)) if (key !== marker) yield key.slice(area.length + 1);
      },
      remove: (path) => attempt(() => disk.delete(keyOf(path))),
    });
  };
  return { avatars: open("avatars"), erasures: open("erasures") };
}

function timed({ put, read, list, remove }: Storage): Storage {
  const time = async <Result>(operation: keyof Storage, work: () => Promise<Result>): Promise<Result> => {
    const end = storageOperations.startTimer({ operation });
    let outcome = "failed";
    try {
      const result = await traced(`storage ${operation}`, work);
      outcome = "done";
      return result;
    } finally {
      end({ outcome });
    }
  };
  return {
    put: (path, bytes, contentType) => time("put", () => put(path, bytes, contentType)),
    read: (path) => time("read", () => read(path)),
    list,
    remove: (path) => time("remove", () => remove(path)),
  };
}

/** The file of an area that is always there, once it was needed. Never listed. */
function markerOf(area: StorageArea): string {
  return `${area}/readable`;
}

function unavailable(cause?: unknown): AppError {
  return Object.assign(new AppError("UNAVAILABLE", "the storage of photos cannot be reached"), { cause });
}

/** Lists folders one at a time, as a page on disk has all files of a folder, however many. */
async function* listFolder(disk: Disk, folder: string): AsyncGenerator<string> {
  let page: Awaited<ReturnType<typeof listPage>> | undefined;
  do {
    page = await listPage(disk, folder, page?.paginationToken);
    for (const found of page.objects) {
      if (found.isDirectory) yield* listFolder(disk, found.prefix);
      else yield found.key;
    }
  } while (page.paginationToken !== undefined);
}

async function listPage(disk: Disk, folder: string, paginationToken?: string) {
  try {
    return await disk.listAll(folder, paginationToken === undefined ? {} : { paginationToken });
  } catch (error) {
    if (isMissing(error)) return { objects: [], paginationToken: undefined };
    throw error;
  }
}

export function storageSettings(config: Config): StorageSettings {
  const { DATA_DIR, S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = config;
  if (S3_BUCKET === undefined) return { folder: DATA_DIR };
  return {
    folder: DATA_DIR,
    bucket: {
      bucket: S3_BUCKET,
      endpoint: S3_ENDPOINT,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    },
  };
}

/** Per attempt: an operation with two attempts and the body ends within a request's ten seconds. */
const CONNECT_MS = 2000;
const ANSWER_MS = 3000;
const MOST_TRIES = 2;

/** Loads Amazon's large client on demand. */
async function bucketDriver({ bucket, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services address buckets by path, and few support Amazon's newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: MOST_TRIES,
    // Without `throwOnRequestTimeout` the client only warns.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      // Longest wait between two chunks.
      socketTimeout: ANSWER_MS,
    },
    visibility: "private",
    supportsACL: false,
  });
}

function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return code === "ENOENT" || name === "NoSuchKey" || (cause !== undefined && isMissing(cause));
}

/** Amazon's answer for a missing file to a key without `ListBucket`, but also to one that may not read. */
function isRefused(error: unknown): boolean {
  const failures = [...withCauses(error)] as { $metadata?: { httpStatusCode?: number } }[];
  return failures.some(({ $metadata }) => $metadata?.httpStatusCode === 403);
}
