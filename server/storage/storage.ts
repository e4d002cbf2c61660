import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../platform/config/config.ts";

export interface BucketSettings {
  bucket: string;
  /** Default: Amazon's. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A top-level folder. */
export type StorageArea = "avatars" | "erasures";

/** `bucket` replaces the folder. */
export interface StorageSettings {
  folder: string;
  bucket?: BucketSettings | undefined;
}

/** Files of one area by path, `folder/…/name`. None is public: the server decides who gets a file. */
export interface Storage {
  /** @throws if the path is taken, or the file cannot be stored whole */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(path: string): Promise<Buffer | undefined>;
  /** All paths, in no order. */
  list(): AsyncIterable<string>;
  /** A missing file is no error. */
  remove(path: string): Promise<void>;
}

/** Opens an area of an S3-compatible bucket or of the folder. */
export async function createStorage(area: StorageArea, { folder, bucket }: StorageSettings): Promise<Storage> {
  const disk = new Disk(
    bucket ? await bucketDriver(bucket) : new FSDriver({ location: folder, visibility: "private" }),
  );
  const keyOf = (path: string) => `${area}/${path}`;
  return {
    async put(path, bytes, contentType) {
      if (await disk.exists(keyOf(path))) throw new Error("there is a file at this path already");
      await disk.put(keyOf(path), bytes, { contentType });
    },
    async read(path) {
      try {
        const parts: Buffer[] = [];
        for await (const part of await disk.getStream(keyOf(path))) parts.push(part as Buffer);
        return Buffer.concat(parts);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async *list() {
      for await (const key of listFolder(disk, area)) yield key.slice(area.length + 1);
    },
    remove: (path) => disk.delete(keyOf(path)),
  };
}

/** One folder at a time: a page of a disk has all of its files, however many. */
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

/** Short: a person is waiting. */
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

/** Imports Amazon's client, which is large, on demand. */
async function bucketDriver({ bucket, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services address buckets by path, and few know Amazon's newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Without `throwOnRequestTimeout` the client only warns.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      // Between chunks.
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
