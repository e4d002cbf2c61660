import { randomUUID } from "node:crypto";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import { eq } from "drizzle-orm";
import type { ReportDeps } from "../features/moderation/reports/types.ts";
import { systemClock } from "../platform/clock.ts";
import { profiles } from "../platform/database/schema/people.ts";
import { createLog } from "../platform/log.ts";
import { type ChatScene, openChatScene } from "./chats.ts";
import { type MemoryStorage, memoryStorage } from "./memory-storage.ts";
import type { TestActor } from "./people.ts";

/** People who chat and report each other, with photos in memory. */
export interface ReportScene extends ChatScene, Pick<MemoryStorage, "files" | "hooks"> {
  reports: ReportDeps;
  /** Gives the person a photo with these bytes; returns its path. */
  showPhoto(person: TestActor, image: Buffer): Promise<string>;
}

export async function openReportScene(): Promise<ReportScene> {
  const scene = await openChatScene();
  const { db } = scene.database;
  const { storage, files, hooks } = memoryStorage();
  const reports: ReportDeps = {
    db,
    clock: systemClock,
    log: createLog({ level: "silent", pretty: false }),
    storage,
    hashText: scene.deps.hashText,
  };
  // Keeps the changing properties of `scene` live.
  return Object.assign(scene, {
    reports,
    files,
    hooks,
    async showPhoto({ id }: TestActor, image: Buffer) {
      const path = `${id}/${Date.now()}_${randomUUID().replaceAll("-", "")}.jpg`;
      files.set(path, image);
      await db
        .update(profiles)
        .set({ avatarUrl: PHOTO_PREFIX + path })
        .where(eq(profiles.id, id));
      return path;
    },
  });
}
