import {
  CHECK_IN_ANSWERS,
  CHECK_IN_PATH,
  TRUSTED_ANSWERS,
  TRUSTED_PATH,
} from "@nakamatch/contract/vocabulary/check-ins";
import { FALLBACK_LANGUAGE, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { FastifyInstance } from "fastify";
import { type FormPage, type FormPageParts, registerFormPage } from "../../../http/form-page.ts";
import { memberProcedures } from "../../../http/procedures.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { busyPage, invalidPage, makerPage, type TrustedView, trustedPage } from "./page.ts";
import { presentCheckIn, toldAt } from "./present.ts";
import {
  answerByLink,
  answerCheckIn,
  answerInvitation,
  type CheckInDeps,
  inviteTrusted,
  listCheckIns,
  openMakerLink,
  openTrustedLink,
  setHour,
} from "./service.ts";
import type { CheckInRow } from "./types.ts";

/** Binds the endpoints of check-ins, for members. */
export function checkInRoutes(deps: CheckInDeps) {
  const { checkIns } = memberProcedures;
  return {
    list: checkIns.list.handler(({ context }) => listCheckIns(deps.db, context.actor)),
    set: checkIns.set.handler(({ input, context }) => setHour(deps, context.actor, input)),
    invite: checkIns.invite.handler(({ input, context }) => inviteTrusted(deps, context.actor, input)),
    answer: checkIns.answer.handler(({ input, context }) => answerCheckIn(deps, context.actor, input)),
  };
}

type PageDeps = Pick<CheckInDeps, "db" | "realtime" | "tokens"> & Pick<FormPageParts, "limiter">;

/** Serves the pages that emails lead to: the maker's, and that of who they trust. Both are in the maker's language. */
export function registerCheckInPages(app: FastifyInstance, deps: PageDeps): void {
  const { db, limiter } = deps;
  const languageOf = async (personId: string | null, own: Language = FALLBACK_LANGUAGE) =>
    (personId === null ? undefined : await findRecipient(db, personId))?.language ?? own;
  const invalid = (language: Language = FALLBACK_LANGUAGE): FormPage => ({
    status: 404,
    language,
    html: invalidPage(language),
  });
  const ofMaker = async (row: CheckInRow | undefined, own: Language | undefined): Promise<FormPage> => {
    if (!row) return invalid(own);
    const language = await languageOf(row.personId, own);
    const { state } = presentCheckIn(row);
    return { status: 200, language, html: makerPage({ ...row, state, toldAt: toldAt(row) }, language) };
  };
  const ofTrusted = async (
    found: { view: TrustedView; makerId: string | null } | undefined,
    own: Language | undefined,
  ): Promise<FormPage> => {
    if (!found) return invalid(own);
    const language = await languageOf(found.makerId, own);
    return { status: 200, language, html: trustedPage(found.view, language) };
  };
  const busy = (language: Language = FALLBACK_LANGUAGE): FormPage => ({
    status: 429,
    language,
    html: busyPage(language),
  });
  const common = { limit: "checkInPage", limiter, busy } as const;
  registerFormPage(app, {
    ...common,
    path: CHECK_IN_PATH,
    show: async (token, own) => ofMaker(await openMakerLink(deps, token), own),
    answer: async (token, text, own) => {
      const answer = CHECK_IN_ANSWERS.find((each) => each === text && each !== "keep");
      return answer && ofMaker(await answerByLink(deps, token, answer), own);
    },
  });
  registerFormPage(app, {
    ...common,
    path: TRUSTED_PATH,
    show: async (token, own) => ofTrusted(await openTrustedLink(deps, token), own),
    answer: async (token, text, own) => {
      const answer = TRUSTED_ANSWERS.find((each) => each === text);
      return answer && ofTrusted(await answerInvitation(deps, token, answer), own);
    },
  });
}
