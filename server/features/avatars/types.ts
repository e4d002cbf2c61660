import type { PhotoClassifier } from "../../photos/photo-classifier.ts";
import type { PhotoEncoder } from "../../photos/photo-encoder.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { Outbox } from "../../platform/outbox.ts";
import type { Storage } from "../../storage/storage.ts";
import type { AvatarDelivery } from "./events.ts";

/** What the use cases of photos need. */
export interface AvatarDeps {
  db: Db;
  outbox: Outbox;
  /** The storage's area of avatars. */
  storage: Storage;
  encoder: PhotoEncoder;
  /** Where it is switched on: new photos that it finds explicit wait for a moderator. */
  classifier?: PhotoClassifier | undefined;
  /** Where photos that wait are published. */
  realtime: AvatarDelivery;
  clock: Clock;
  log: Log;
}

/** A photo as it is served. */
export interface ServedPhoto {
  /** The file, unless the client has it already. */
  read(): Promise<Buffer | undefined>;
  /** Changes never: a new photo has a new address. */
  etag: string;
  /** Whether anybody may keep a copy, or only the one who asked. */
  isPublic: boolean;
}
