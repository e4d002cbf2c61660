import type { Phrases } from "./dictionary.ts";
import { common } from "./it/common.ts";
import { landing } from "./it/landing.ts";
import { nav } from "./it/nav.ts";
import { notFound } from "./it/not-found.ts";

/** Italian. */
export const it: Phrases = { common, landing, nav, notFound };
