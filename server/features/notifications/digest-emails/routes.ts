import { UNSUBSCRIBE_PATH } from "@nakamatch/contract/vocabulary/digests";
import type { FastifyInstance } from "fastify";
import { type OneClickParts, registerOneClick } from "../../../http/one-click.ts";
import { memberProcedures, publicProcedures } from "../../../http/procedures.ts";
import { changeDigest, type DigestDeps, ownDigest, unsubscribeDigest } from "./service.ts";

/** Binds the digest endpoints: the setting for members, unsubscribing for everyone with the link. */
export function digestEmailRoutes(deps: DigestDeps) {
  const { current, change } = memberProcedures.digestEmails;
  const { unsubscribe } = publicProcedures.digestEmails;
  return {
    current: current.handler(({ context }) => ownDigest(deps, context.actor)),
    change: change.handler(({ input, context }) => changeDigest(deps, context.actor, input)),
    unsubscribe: unsubscribe.handler(({ input }) => unsubscribeDigest(deps, input.token)),
  };
}

/** Handles the unsubscribe button of mail programs. */
export function registerDigestUnsubscribe(
  app: FastifyInstance,
  { limiter, ...deps }: Pick<DigestDeps, "db" | "tokens"> & Pick<OneClickParts, "limiter">,
): void {
  registerOneClick(app, {
    path: UNSUBSCRIBE_PATH,
    limiter,
    unsubscribe: async (token) => void (await unsubscribeDigest(deps, token)),
  });
}
