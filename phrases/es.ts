import { about } from "./es/about.ts";
import { censorship } from "./es/chats/censorship.ts";
import { chatEnds } from "./es/chats/chat-ends.ts";
import { chats } from "./es/chats/chats.ts";
import { checkInEmails } from "./es/chats/check-in-emails.ts";
import { checkIns } from "./es/chats/check-ins.ts";
import { icebreakers } from "./es/chats/icebreakers.ts";
import { messageSearch } from "./es/chats/message-search.ts";
import { planEmails } from "./es/chats/plan-emails.ts";
import { planLinkPage } from "./es/chats/plan-link-page.ts";
import { plans } from "./es/chats/plans.ts";
import { reactions } from "./es/chats/reactions.ts";
import { common } from "./es/common.ts";
import { contact } from "./es/contact.ts";
import { emails } from "./es/emails.ts";
import { errors } from "./es/errors.ts";
import { landing } from "./es/landing.ts";
import { blockedUsers } from "./es/meeting/blocked-users.ts";
import { dailySettings } from "./es/meeting/daily-settings.ts";
import { dashboard } from "./es/meeting/dashboard.ts";
import { events } from "./es/meeting/events.ts";
import { going } from "./es/meeting/going.ts";
import { likeWords } from "./es/meeting/like-words.ts";
import { likes } from "./es/meeting/likes.ts";
import { matches } from "./es/meeting/matches.ts";
import { safety } from "./es/meeting/safety.ts";
import { savedSearches } from "./es/meeting/saved-searches.ts";
import { appeals } from "./es/moderation/appeals.ts";
import { banDialog } from "./es/moderation/ban-dialog.ts";
import { caseMarks } from "./es/moderation/case-marks.ts";
import { caseQuestions } from "./es/moderation/case-questions.ts";
import { decisions } from "./es/moderation/decisions.ts";
import { heldPhotos } from "./es/moderation/held-photos.ts";
import { moderation } from "./es/moderation/moderation.ts";
import { questions } from "./es/moderation/questions.ts";
import { reasons } from "./es/moderation/reasons.ts";
import { reports } from "./es/moderation/reports.ts";
import { statement } from "./es/moderation/statement.ts";
import { verificationReview } from "./es/moderation/verification-review.ts";
import { warning } from "./es/moderation/warning.ts";
import { nav } from "./es/nav.ts";
import { notFound } from "./es/not-found.ts";
import { digest } from "./es/notifications/digest.ts";
import { digestEmails } from "./es/notifications/digest-emails.ts";
import { dataExport } from "./es/operation/data-export.ts";
import { deleteAccount } from "./es/operation/delete-account.ts";
import { operator } from "./es/operation/operator.ts";
import { suspension } from "./es/operation/suspension.ts";
import { switches } from "./es/operation/switches.ts";
import { editProfile } from "./es/people/edit-profile.ts";
import { interests } from "./es/people/interests.ts";
import { languages } from "./es/people/languages.ts";
import { pause } from "./es/people/pause.ts";
import { person } from "./es/people/person.ts";
import { profile } from "./es/people/profile.ts";
import { promptEditor } from "./es/people/prompt-editor.ts";
import { prompts } from "./es/people/prompts.ts";
import { shelf } from "./es/people/shelf.ts";
import { taste } from "./es/people/taste.ts";
import { photo } from "./es/photos/photo.ts";
import { photos } from "./es/photos/photos.ts";
import { verification } from "./es/photos/verification.ts";
import { verificationEmails } from "./es/photos/verification-emails.ts";
import { premiumEmails } from "./es/premium/premium-emails.ts";
import { premiumPage } from "./es/premium/premium-page.ts";
import { subscriptionSuccess } from "./es/premium/subscription-success.ts";
import { privacy } from "./es/privacy.ts";
import { pushMessages } from "./es/push/push-messages.ts";
import { pushNotifications } from "./es/push/push-notifications.ts";
import { settings } from "./es/settings.ts";
import { confirmation } from "./es/sign-in/confirmation.ts";
import { emailChange } from "./es/sign-in/email-change.ts";
import { factors } from "./es/sign-in/factors.ts";
import { login } from "./es/sign-in/login.ts";
import { passkeys } from "./es/sign-in/passkeys.ts";
import { providers } from "./es/sign-in/providers.ts";
import { register } from "./es/sign-in/register.ts";
import { resetPassword } from "./es/sign-in/reset-password.ts";
import { securityEmails } from "./es/sign-in/security-emails.ts";
import { session } from "./es/sign-in/session.ts";
import { sessionEnd } from "./es/sign-in/session-end.ts";
import { sessions } from "./es/sign-in/sessions.ts";
import { signals } from "./es/signals/signals.ts";
import { terms } from "./es/terms.ts";

/** Spanish determines the shape of all languages. */
export const es = {
  about,
  pushMessages,
  pushNotifications,
  appeals,
  banDialog,
  blockedUsers,
  caseMarks,
  caseQuestions,
  censorship,
  chatEnds,
  chats,
  common,
  confirmation,
  contact,
  dailySettings,
  dashboard,
  decisions,
  deleteAccount,
  digest,
  digestEmails,
  editProfile,
  emailChange,
  emails,
  dataExport,
  errors,
  events,
  going,
  factors,
  heldPhotos,
  icebreakers,
  interests,
  landing,
  languages,
  likeWords,
  likes,
  login,
  suspension,
  matches,
  messageSearch,
  moderation,
  nav,
  notFound,
  operator,
  passkeys,
  pause,
  person,
  photo,
  photos,
  checkInEmails,
  checkIns,
  planEmails,
  planLinkPage,
  plans,
  premiumEmails,
  premiumPage,
  privacy,
  profile,
  promptEditor,
  prompts,
  providers,
  questions,
  reactions,
  reasons,
  register,
  reports,
  resetPassword,
  safety,
  savedSearches,
  securityEmails,
  session,
  sessionEnd,
  sessions,
  settings,
  shelf,
  signals,
  statement,
  subscriptionSuccess,
  switches,
  taste,
  terms,
  verification,
  verificationEmails,
  verificationReview,
  warning,
};
