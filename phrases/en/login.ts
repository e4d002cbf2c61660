import type { Phrases } from "../dictionary.ts";

export const login: Phrases["login"] = {};
