import type { Phrases } from "./dictionary.ts";
import { common } from "./pt/common.ts";
import { landing } from "./pt/landing.ts";
import { nav } from "./pt/nav.ts";
import { notFound } from "./pt/not-found.ts";

/** Portuguese. */
export const pt: Phrases = { common, landing, nav, notFound };
