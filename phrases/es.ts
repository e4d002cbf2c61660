import { common } from "./es/common.ts";
import { landing } from "./es/landing.ts";
import { nav } from "./es/nav.ts";
import { notFound } from "./es/not-found.ts";

/** Spanish: the first language, whose shape every other language must have. */
export const es = { common, landing, nav, notFound };
