import { memberProcedures } from "../../../http/procedures.ts";
import { streamedFile } from "../../../http/streamed-file.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { currentExport, downloadArchive, requestExport } from "./service.ts";

export function dataExportRoutes(deps: { db: Db; outbox: Outbox }) {
  const { dataExport } = memberProcedures;
  return {
    current: dataExport.current.handler(({ context }) => currentExport(deps.db, context.actor)),
    request: dataExport.request.handler(({ context }) => requestExport(deps, context.actor)),
    archive: dataExport.archive.handler(async ({ context }) => {
      const archive = await downloadArchive(deps.db, context.actor);
      context.resHeaders?.set("content-disposition", 'attachment; filename="nakamatch.zip"');
      return streamedFile(archive, "nakamatch.zip", "application/zip");
    }),
  };
}
