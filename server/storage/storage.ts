/** Where files of people are kept: a folder of this machine, or a bucket of any service that speaks S3's protocol. */
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../platform/config/config.ts";

/** How a bucket is reached. */
export interface BucketSettings {
  bucket: string;
  /** Empty: Amazon's own, of the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The kinds of files; each is a folder of its own, on disk or in the bucket. */
export type StorageArea = "avatars";

/** Where files are: the folder in which the areas are, or a bucket instead. */
export interface StorageSettings {
  folder: string;
  bucket?: BucketSettings | undefined;
}

/** Files of one area by path, `folder/…/name`. Nothing is public: the server decides who gets a file. */
export interface Storage {
  /** Stores a new file. @throws where there is one at this path, or it cannot be stored whole */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The file at `path`; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Deletes a file. One that does not exist is no error. */
  remove(path: string): Promise<void>;
}

/** Opens an area of the bucket, or without one of the folder, which is created with the first file. */
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
    remove: (path) => disk.delete(keyOf(path)),
  };
}

/** The storage that a configuration describes. */
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

/** Milliseconds that the service has to accept a connection and to answer; a person is waiting. */
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

/** The code of Amazon's client is large, and only needed here. */
async function bucketDriver({ bucket, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's address buckets by path, and few know its newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Without `throwOnRequestTimeout` the client only warns, and waits on.
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      // Between the parts of an answer.
      socketTimeout: ANSWER_MS,
    },
    visibility: "private",
    supportsACL: false,
  });
}

/** Whether an error says that there is no such file, in the words of either engine. */
function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return code === "ENOENT" || name === "NoSuchKey" || (cause !== undefined && isMissing(cause));
}
