import type { Phrases } from "./dictionary.ts";
import { common } from "./fr/common.ts";
import { landing } from "./fr/landing.ts";
import { nav } from "./fr/nav.ts";
import { notFound } from "./fr/not-found.ts";

/** French. */
export const fr: Phrases = { common, landing, nav, notFound };
