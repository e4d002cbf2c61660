import type { PromptQuestion } from "@nakamatch/contract/vocabulary/prompts";

/** Answers by question, with the slots of bios. All of it reads well for every gender and in every country. */
export type PromptTexts = Partial<Record<PromptQuestion, readonly string[]>>;
