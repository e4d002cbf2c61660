import type { Phrases } from "../dictionary.ts";

export const register: Phrases["register"] = {};
