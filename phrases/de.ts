import { chats } from "./de/chats.ts";
import { common } from "./de/common.ts";
import { dashboard } from "./de/dashboard.ts";
import { errors } from "./de/errors.ts";
import { interests } from "./de/interests.ts";
import { landing } from "./de/landing.ts";
import { likes } from "./de/likes.ts";
import { login } from "./de/login.ts";
import { mails } from "./de/mails.ts";
import { matches } from "./de/matches.ts";
import { nav } from "./de/nav.ts";
import { notFound } from "./de/not-found.ts";
import { person } from "./de/person.ts";
import { register } from "./de/register.ts";
import { resetPassword } from "./de/reset-password.ts";
import { session } from "./de/session.ts";
import type { Phrases } from "./dictionary.ts";

/** German. */
export const de: Phrases = {
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
