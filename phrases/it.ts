import type { Phrases } from "./dictionary.ts";
import { chats } from "./it/chats.ts";
import { common } from "./it/common.ts";
import { dashboard } from "./it/dashboard.ts";
import { errors } from "./it/errors.ts";
import { interests } from "./it/interests.ts";
import { landing } from "./it/landing.ts";
import { likes } from "./it/likes.ts";
import { login } from "./it/login.ts";
import { mails } from "./it/mails.ts";
import { matches } from "./it/matches.ts";
import { nav } from "./it/nav.ts";
import { notFound } from "./it/not-found.ts";
import { person } from "./it/person.ts";
import { register } from "./it/register.ts";
import { resetPassword } from "./it/reset-password.ts";
import { session } from "./it/session.ts";

/** Italian. */
export const it: Phrases = {
  chats,
  common,
  dashboard,
  errors,
  interests,
  landing,
  likes,
  login,
  mails,
  matches,
  nav,
  notFound,
  person,
  register,
  resetPassword,
  session,
};
