import type { Phrases } from "./dictionary.ts";
import { chats } from "./en/chats.ts";
import { common } from "./en/common.ts";
import { dashboard } from "./en/dashboard.ts";
import { errors } from "./en/errors.ts";
import { interests } from "./en/interests.ts";
import { landing } from "./en/landing.ts";
import { likes } from "./en/likes.ts";
import { login } from "./en/login.ts";
import { mails } from "./en/mails.ts";
import { matches } from "./en/matches.ts";
import { nav } from "./en/nav.ts";
import { notFound } from "./en/not-found.ts";
import { person } from "./en/person.ts";
import { register } from "./en/register.ts";
import { resetPassword } from "./en/reset-password.ts";
import { session } from "./en/session.ts";

/** English. */
export const en: Phrases = {
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
