import type { FastifyInstance } from "fastify";
import { registerPhotos } from "../../http/photos.ts";
import { createPhotoClassifier, type PhotoClassifier } from "../../photos/photo-classifier.ts";
import { createPhotoEncoder } from "../../photos/photo-encoder.ts";
import type { SessionGate } from "../../platform/auth/session-gate.ts";
import type { Config } from "../../platform/config/config.ts";
import { avatarJobs, createWebpMaker } from "./profile-photos/jobs.ts";
import { profilePhotoRoutes } from "./profile-photos/routes.ts";
import { findPhoto } from "./profile-photos/service.ts";
import { verificationJobs } from "./verification/jobs.ts";
import { verificationRoutes } from "./verification/routes.ts";

type Parts = Omit<Parameters<typeof profilePhotoRoutes>[0], "encoder"> &
  Parameters<typeof verificationJobs>[0] & {
    config: Config;
    gate: SessionGate;
    classifier: PhotoClassifier | undefined;
  };

/** Photos of members, and the mark of those who showed that a photo is theirs. */
export function photosArea({ config, gate, ...parts }: Parts) {
  const classifier = parts.classifier ?? (config.PHOTO_CLASSIFIER ? createPhotoClassifier() : undefined);
  const encoder = createPhotoEncoder(parts.log);
  const deps = { ...parts, encoder, classifier };
  const serving = { ...deps, makeWebp: createWebpMaker(deps) };
  return {
    routes: { profilePhotos: profilePhotoRoutes(deps), verification: verificationRoutes(deps) },
    jobs: [...avatarJobs(deps), ...verificationJobs(deps)],
    registerFiles: (app: FastifyInstance) =>
      registerPhotos(app, { gate, find: (path, viewer) => findPhoto(serving, path, viewer) }),
    async close() {
      await encoder.close();
      await classifier?.close();
    },
  };
}
