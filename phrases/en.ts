import type { Phrases } from "./dictionary.ts";
import { common } from "./en/common.ts";
import { landing } from "./en/landing.ts";
import { nav } from "./en/nav.ts";
import { notFound } from "./en/not-found.ts";

/** English. */
export const en: Phrases = { common, landing, nav, notFound };
