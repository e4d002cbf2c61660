import { publicProcedures } from "../../../http/procedures.ts";
import { streamedFile } from "../../../http/streamed-file.ts";
import {
  askCode,
  currentData,
  downloadData,
  removeSuspended,
  requestData,
  type SuspensionDeps,
  suspensionState,
  takeCode,
  takeRecoveryCode,
} from "./service.ts";

/** Binds the endpoints. All are public: the token identifies the caller. */
export function suspensionRoutes(deps: SuspensionDeps) {
  const { suspension } = publicProcedures;
  return {
    challenge: suspension.challenge.handler(({ input, context }) =>
      askCode(deps, { ...input, language: context.language }),
    ),
    verify: suspension.verify.handler(({ input }) => takeCode(deps, input)),
    recover: suspension.recover.handler(({ input }) => takeRecoveryCode(deps, input)),
    state: suspension.state.handler(({ input }) => suspensionState(deps, input.token)),
    current: suspension.current.handler(({ input }) => currentData(deps, input.token)),
    request: suspension.request.handler(({ input }) => requestData(deps, input.token)),
    archive: suspension.archive.handler(async ({ input }) =>
      streamedFile(await downloadData(deps, input.token), "nakamatch.zip", "application/zip"),
    ),
    remove: suspension.remove.handler(({ input }) => removeSuspended(deps, input.token)),
  };
}
