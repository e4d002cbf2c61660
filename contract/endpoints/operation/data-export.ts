import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";

const dataExportSchema = z.object({
  /** `failed` can be requested again. */
  state: z.enum(["building", "ready", "failed"]),
  /** Percent. */
  progress: z.int().min(0).max(100),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const answer = z.object({ export: dataExportSchema.nullable() });

export const dataExport = {
  current: memberEndpoint
    .route({ method: "GET", path: "/me/data-export", summary: "Progress of my data archive", tags: ["accounts"] })
    .output(answer),

  request: memberEndpoint
    .route({
      method: "POST",
      path: "/me/data-export",
      summary: "Request my data archive",
      description:
        "A ZIP file with everything that is held about the caller, as a page to read and as JSON. An email says when it is ready; a day later it is deleted. While one is being built, nothing new begins.",
      tags: ["accounts"],
    })
    .meta({ limit: "dataExport" })
    .output(answer),

  archive: memberEndpoint
    .route({
      method: "GET",
      path: "/me/data-export/archive",
      summary: "Download my data archive",
      description: "One download at a time.",
      tags: ["accounts"],
    })
    .errors(errors("NOT_FOUND", "DOWNLOAD_RUNNING"))
    .output(z.file()),
};
