import { common } from "./de/common.ts";
import { landing } from "./de/landing.ts";
import { nav } from "./de/nav.ts";
import { notFound } from "./de/not-found.ts";
import type { Phrases } from "./dictionary.ts";

/** German. */
export const de: Phrases = { common, landing, nav, notFound };
