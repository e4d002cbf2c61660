import type { Phrases } from "./dictionary.ts";
import { chats } from "./fr/chats.ts";
import { common } from "./fr/common.ts";
import { dashboard } from "./fr/dashboard.ts";
import { errors } from "./fr/errors.ts";
import { interests } from "./fr/interests.ts";
import { landing } from "./fr/landing.ts";
import { likes } from "./fr/likes.ts";
import { login } from "./fr/login.ts";
import { mails } from "./fr/mails.ts";
import { matches } from "./fr/matches.ts";
import { nav } from "./fr/nav.ts";
import { notFound } from "./fr/not-found.ts";
import { person } from "./fr/person.ts";
import { register } from "./fr/register.ts";
import { resetPassword } from "./fr/reset-password.ts";
import { session } from "./fr/session.ts";

/** French. */
export const fr: Phrases = {
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
