import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { accounts } from "./endpoints/accounts.ts";
import { appeals } from "./endpoints/appeals.ts";
import { auth } from "./endpoints/auth.ts";
import { avatars } from "./endpoints/avatars.ts";
import { blocks } from "./endpoints/blocks.ts";
import { chats } from "./endpoints/chats.ts";
import { dailyPeople } from "./endpoints/daily-people.ts";
import { dataExport } from "./endpoints/data-export.ts";
import { decisions } from "./endpoints/decisions.ts";
import { deletion } from "./endpoints/deletion.ts";
import { digests } from "./endpoints/digest-emails.ts";
import { discovery } from "./endpoints/discovery.ts";
import { dots } from "./endpoints/dots.ts";
import { emailChange } from "./endpoints/email-change.ts";
import { factors } from "./endpoints/factors.ts";
import { geography } from "./endpoints/geography.ts";
import { identity } from "./endpoints/identity.ts";
import { interests } from "./endpoints/interests.ts";
import { likeWords } from "./endpoints/like-words.ts";
import { likes } from "./endpoints/likes.ts";
import { moderation } from "./endpoints/moderation.ts";
import { bell } from "./endpoints/moderation-bell.ts";
import { moderationFlags } from "./endpoints/moderation-flags.ts";
import { moderationLog } from "./endpoints/moderation-log.ts";
import { operator } from "./endpoints/operator.ts";
import { passkeys } from "./endpoints/passkeys.ts";
import { photos } from "./endpoints/photos.ts";
import { premium } from "./endpoints/premium.ts";
import { privateNotes } from "./endpoints/private-notes.ts";
import { profiles } from "./endpoints/profiles.ts";
import { prompts } from "./endpoints/prompts.ts";
import { providers } from "./endpoints/providers.ts";
import { pushNotifications } from "./endpoints/push-notifications.ts";
import { reportOutcomes } from "./endpoints/report-outcomes.ts";
import { reports } from "./endpoints/reports.ts";
import { savedSearches } from "./endpoints/saved-searches.ts";
import { secondLooks } from "./endpoints/second-looks.ts";
import { sessions } from "./endpoints/sessions.ts";
import { shelf } from "./endpoints/shelf.ts";
import { statements } from "./endpoints/statements-of-reasons.ts";
import { suspension } from "./endpoints/suspension.ts";
import { switches } from "./endpoints/switches.ts";
import { system } from "./endpoints/system.ts";
import { verification } from "./endpoints/verification.ts";
import { warnings } from "./endpoints/warnings.ts";

/** Served under `/api/v1`, `FIXED_PATHS` under `/api`. */
export const contract = {
  system,
  accounts,
  auth,
  providers,
  identity,
  sessions,
  emailChange,
  geography,
  profiles,
  prompts,
  avatars,
  interests,
  shelf,
  blocks,
  discovery,
  dailyPeople,
  savedSearches,
  likes,
  likeWords,
  chats,
  reportOutcomes,
  reports,
  statements,
  moderationFlags,
  decisions,
  warnings,
  appeals,
  suspension,
  photos,
  verification,
  moderation,
  secondLooks,
  privateNotes,
  bell,
  moderationLog,
  dots,
  pushNotifications,
  digests,
  dataExport,
  deletion,
  premium,
  factors,
  passkeys,
  operator,
  switches,
};

export type Contract = typeof contract;

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;
