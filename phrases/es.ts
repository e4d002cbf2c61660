import { about } from "./es/about.ts";
import { appeals } from "./es/appeals.ts";
import { banDialog } from "./es/ban-dialog.ts";
import { blockedUsers } from "./es/blocked-users.ts";
import { censorship } from "./es/censorship.ts";
import { chats } from "./es/chats.ts";
import { common } from "./es/common.ts";
import { confirmation } from "./es/confirmation.ts";
import { contact } from "./es/contact.ts";
import { dashboard } from "./es/dashboard.ts";
import { decisions } from "./es/decisions.ts";
import { deleteAccount } from "./es/delete-account.ts";
import { digest } from "./es/digest.ts";
import { digestEmails } from "./es/digest-emails.ts";
import { editProfile } from "./es/edit-profile.ts";
import { emailChange } from "./es/email-change.ts";
import { emails } from "./es/emails.ts";
import { errors } from "./es/errors.ts";
import { factors } from "./es/factors.ts";
import { heldPhotos } from "./es/held-photos.ts";
import { icebreakers } from "./es/icebreakers.ts";
import { interests } from "./es/interests.ts";
import { landing } from "./es/landing.ts";
import { likeWords } from "./es/like-words.ts";
import { likes } from "./es/likes.ts";
import { login } from "./es/login.ts";
import { matches } from "./es/matches.ts";
import { moderation } from "./es/moderation.ts";
import { nav } from "./es/nav.ts";
import { notFound } from "./es/not-found.ts";
import { operator } from "./es/operator.ts";
import { passkeys } from "./es/passkeys.ts";
import { pause } from "./es/pause.ts";
import { person } from "./es/person.ts";
import { photo } from "./es/photo.ts";
import { photos } from "./es/photos.ts";
import { premiumEmails } from "./es/premium-emails.ts";
import { premiumPage } from "./es/premium-page.ts";
import { privacy } from "./es/privacy.ts";
import { profile } from "./es/profile.ts";
import { promptEditor } from "./es/prompt-editor.ts";
import { prompts } from "./es/prompts.ts";
import { providers } from "./es/providers.ts";
import { pushMessages } from "./es/push-messages.ts";
import { pushNotifications } from "./es/push-notifications.ts";
import { reasons } from "./es/reasons.ts";
import { register } from "./es/register.ts";
import { reports } from "./es/reports.ts";
import { resetPassword } from "./es/reset-password.ts";
import { safety } from "./es/safety.ts";
import { savedSearches } from "./es/saved-searches.ts";
import { securityEmails } from "./es/security-emails.ts";
import { session } from "./es/session.ts";
import { sessions } from "./es/sessions.ts";
import { settings } from "./es/settings.ts";
import { shelf } from "./es/shelf.ts";
import { signals } from "./es/signals.ts";
import { statement } from "./es/statement.ts";
import { subscriptionSuccess } from "./es/subscription-success.ts";
import { switches } from "./es/switches.ts";
import { taste } from "./es/taste.ts";
import { terms } from "./es/terms.ts";
import { verification } from "./es/verification.ts";
import { verificationEmails } from "./es/verification-emails.ts";
import { verificationReview } from "./es/verification-review.ts";
import { warning } from "./es/warning.ts";

/** Spanish determines the shape of all languages. */
export const es = {
  about,
  pushMessages,
  pushNotifications,
  appeals,
  banDialog,
  blockedUsers,
  censorship,
  chats,
  common,
  confirmation,
  contact,
  dashboard,
  decisions,
  deleteAccount,
  digest,
  digestEmails,
  editProfile,
  emailChange,
  emails,
  errors,
  factors,
  heldPhotos,
  icebreakers,
  interests,
  landing,
  likeWords,
  likes,
  login,
  matches,
  moderation,
  nav,
  notFound,
  operator,
  passkeys,
  pause,
  person,
  photo,
  photos,
  premiumEmails,
  premiumPage,
  privacy,
  profile,
  promptEditor,
  prompts,
  providers,
  reasons,
  register,
  reports,
  resetPassword,
  safety,
  savedSearches,
  securityEmails,
  session,
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
