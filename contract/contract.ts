import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { chatEnds } from "./endpoints/chats/chat-ends.ts";
import { checkIns } from "./endpoints/chats/check-ins.ts";
import { chats } from "./endpoints/chats/conversations.ts";
import { meetings } from "./endpoints/chats/meetings.ts";
import { messageSearch } from "./endpoints/chats/message-search.ts";
import { planLinks } from "./endpoints/chats/plan-links.ts";
import { plans } from "./endpoints/chats/plans.ts";
import { reactions } from "./endpoints/chats/reactions.ts";
import { takingBack } from "./endpoints/chats/taking-back.ts";
import { turns } from "./endpoints/chats/turns.ts";
import { blocks } from "./endpoints/meeting/blocks.ts";
import { dailyPeople } from "./endpoints/meeting/daily-people.ts";
import { discovery } from "./endpoints/meeting/discovery.ts";
import { events } from "./endpoints/meeting/events.ts";
import { going } from "./endpoints/meeting/going.ts";
import { likeWords } from "./endpoints/meeting/like-words.ts";
import { likes } from "./endpoints/meeting/likes.ts";
import { savedSearches } from "./endpoints/meeting/saved-searches.ts";
import { appeals } from "./endpoints/moderation/appeals.ts";
import { bell } from "./endpoints/moderation/bell.ts";
import { cases } from "./endpoints/moderation/cases.ts";
import { decisions } from "./endpoints/moderation/decisions.ts";
import { heldPhotos } from "./endpoints/moderation/held-photos.ts";
import { log } from "./endpoints/moderation/log.ts";
import { outcomes } from "./endpoints/moderation/outcomes.ts";
import { privateNotes } from "./endpoints/moderation/private-notes.ts";
import { questions } from "./endpoints/moderation/questions.ts";
import { reports } from "./endpoints/moderation/reports.ts";
import { secondLooks } from "./endpoints/moderation/second-looks.ts";
import { statements } from "./endpoints/moderation/statements.ts";
import { warnings } from "./endpoints/moderation/warnings.ts";
import { digestEmails } from "./endpoints/notifications/digest-emails.ts";
import { unreadBadges } from "./endpoints/notifications/unread-badges.ts";
import { dataExport } from "./endpoints/operation/data-export.ts";
import { deletion } from "./endpoints/operation/deletion.ts";
import { operator } from "./endpoints/operation/operator.ts";
import { suspension } from "./endpoints/operation/suspension.ts";
import { switches } from "./endpoints/operation/switches.ts";
import { system } from "./endpoints/operation/system.ts";
import { geography } from "./endpoints/people/geography.ts";
import { interests } from "./endpoints/people/interests.ts";
import { profiles } from "./endpoints/people/profiles.ts";
import { prompts } from "./endpoints/people/prompts.ts";
import { shelf } from "./endpoints/people/shelf.ts";
import { profilePhotos } from "./endpoints/photos/profile-photos.ts";
import { verification } from "./endpoints/photos/verification.ts";
import { subscription } from "./endpoints/premium/subscription.ts";
import { pushNotifications } from "./endpoints/push/push-notifications.ts";
import { accounts } from "./endpoints/sign-in/accounts.ts";
import { authentication } from "./endpoints/sign-in/authentication.ts";
import { emailChange } from "./endpoints/sign-in/email-change.ts";
import { factors } from "./endpoints/sign-in/factors.ts";
import { identity } from "./endpoints/sign-in/identity.ts";
import { passkeys } from "./endpoints/sign-in/passkeys.ts";
import { providers } from "./endpoints/sign-in/providers.ts";
import { sessions } from "./endpoints/sign-in/sessions.ts";
import { moderationFlags } from "./endpoints/signals/moderation-flags.ts";
import type { NameChoice } from "./vocabulary/people.ts";

/** Served under `/api/v1`, `FIXED_PATHS` under `/api`. */
export const contract = {
  system,
  accounts,
  authentication,
  providers,
  identity,
  sessions,
  emailChange,
  geography,
  profiles,
  prompts,
  profilePhotos,
  interests,
  shelf,
  blocks,
  discovery,
  dailyPeople,
  savedSearches,
  likes,
  likeWords,
  events,
  going,
  chats,
  messageSearch,
  reactions,
  turns,
  chatEnds,
  takingBack,
  planLinks,
  plans,
  meetings,
  checkIns,
  outcomes,
  reports,
  statements,
  moderationFlags,
  decisions,
  warnings,
  appeals,
  questions,
  suspension,
  heldPhotos,
  verification,
  cases,
  secondLooks,
  privateNotes,
  bell,
  log,
  unreadBadges,
  pushNotifications,
  digestEmails,
  dataExport,
  deletion,
  subscription,
  factors,
  passkeys,
  operator,
  switches,
};

export type Contract = typeof contract;

/** What a call sends beside its input. */
export interface CallContext {
  /** Of a sign-up, as its header. */
  nameChoice?: NameChoice;
  /** Sent while the page is being left: at once, and to its end. */
  isLast?: true;
}

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;
