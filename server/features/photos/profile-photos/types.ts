import type { PhotoClassifier } from "../../../photos/photo-classifier.ts";
import type { PhotoEncoder } from "../../../photos/photo-encoder.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import type { Storage } from "../../../storage/storage.ts";

export interface AvatarDeps {
  db: Db;
  outbox: Outbox;
  /** The storage for avatars. */
  storage: Storage;
  encoder: PhotoEncoder;
  /** Sends explicit photos to quarantine. */
  classifier?: PhotoClassifier | undefined;
  realtime: Delivery;
  clock: Clock;
  log: Log;
}

export interface UploadedPhoto {
  avatarUrl: string;
  /** In quarantine. */
  isHeld: boolean;
}

export interface ServedPhoto {
  /** Only needed if the client has no copy. */
  read(): Promise<{ bytes: Buffer; type: string } | undefined>;
  /** Constant: a new photo has a new address. */
  etag: string;
  /** Whether shared caches may keep it. */
  isPublic: boolean;
}
