import type { ApiClient } from "@nakamatch/contract/contract";
import type { Lines } from "./line.ts";
import { accounts } from "./lines/accounts.ts";
import { appeals } from "./lines/appeals.ts";
import { authentication } from "./lines/authentication.ts";
import { bell } from "./lines/bell.ts";
import { blocks } from "./lines/blocks.ts";
import { cases } from "./lines/cases.ts";
import { chatEnds } from "./lines/chat-ends.ts";
import { chats } from "./lines/chats.ts";
import { checkIns } from "./lines/check-ins.ts";
import { dailyPeople } from "./lines/daily-people.ts";
import { dataExport } from "./lines/data-export.ts";
import { decisions } from "./lines/decisions.ts";
import { deletion } from "./lines/deletion.ts";
import { digestEmails } from "./lines/digest-emails.ts";
import { discovery } from "./lines/discovery.ts";
import { emailChange } from "./lines/email-change.ts";
import { events } from "./lines/events.ts";
import { factors } from "./lines/factors.ts";
import { geography } from "./lines/geography.ts";
import { going } from "./lines/going.ts";
import { heldPhotos } from "./lines/held-photos.ts";
import { identity } from "./lines/identity.ts";
import { interests } from "./lines/interests.ts";
import { likeWords } from "./lines/like-words.ts";
import { likes } from "./lines/likes.ts";
import { log } from "./lines/log.ts";
import { meetings } from "./lines/meetings.ts";
import { messageSearch } from "./lines/message-search.ts";
import { moderationFlags } from "./lines/moderation-flags.ts";
import { operator } from "./lines/operator.ts";
import { outcomes } from "./lines/outcomes.ts";
import { passkeys } from "./lines/passkeys.ts";
import { planLinks } from "./lines/plan-links.ts";
import { plans } from "./lines/plans.ts";
import { privateNotes } from "./lines/private-notes.ts";
import { profilePhotos } from "./lines/profile-photos.ts";
import { profiles } from "./lines/profiles.ts";
import { prompts } from "./lines/prompts.ts";
import { providers } from "./lines/providers.ts";
import { pushNotifications } from "./lines/push-notifications.ts";
import { questions } from "./lines/questions.ts";
import { reactions } from "./lines/reactions.ts";
import { reports } from "./lines/reports.ts";
import { savedSearches } from "./lines/saved-searches.ts";
import { secondLooks } from "./lines/second-looks.ts";
import { sessions } from "./lines/sessions.ts";
import { shelf } from "./lines/shelf.ts";
import { statements } from "./lines/statements.ts";
import { subscription } from "./lines/subscription.ts";
import { suspension } from "./lines/suspension.ts";
import { switches } from "./lines/switches.ts";
import { system } from "./lines/system.ts";
import { takingBack } from "./lines/taking-back.ts";
import { turns } from "./lines/turns.ts";
import { unreadBadges } from "./lines/unread-badges.ts";
import { verification } from "./lines/verification.ts";
import { warnings } from "./lines/warnings.ts";

/** Permissions per role and endpoint. A new endpoint needs a line in its area's file. */
export const matrix: { [Area in keyof ApiClient]: Lines<Area> } = {
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
  takingBack,
  chatEnds,
  planLinks,
  plans,
  meetings,
  checkIns,
  moderationFlags,
  reports,
  outcomes,
  statements,
  decisions,
  warnings,
  appeals,
  suspension,
  heldPhotos,
  verification,
  cases,
  secondLooks,
  privateNotes,
  questions,
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
