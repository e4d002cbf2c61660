import type { PromptQuestion } from "@nakamatch/contract/vocabulary/prompts";

/** Answers by question, with the same slots as bios. All must read well for every gender and country. */
export type PromptTexts = Partial<Record<PromptQuestion, readonly string[]>>;
