import type { Phrases } from "../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {};
