import type { Phrases } from "./dictionary.ts";
import { chats } from "./pt/chats.ts";
import { common } from "./pt/common.ts";
import { dashboard } from "./pt/dashboard.ts";
import { errors } from "./pt/errors.ts";
import { interests } from "./pt/interests.ts";
import { landing } from "./pt/landing.ts";
import { likes } from "./pt/likes.ts";
import { login } from "./pt/login.ts";
import { mails } from "./pt/mails.ts";
import { matches } from "./pt/matches.ts";
import { nav } from "./pt/nav.ts";
import { notFound } from "./pt/not-found.ts";
import { person } from "./pt/person.ts";
import { register } from "./pt/register.ts";
import { resetPassword } from "./pt/reset-password.ts";
import { session } from "./pt/session.ts";

/** Portuguese. */
export const pt: Phrases = {
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
