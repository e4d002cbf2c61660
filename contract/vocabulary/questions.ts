/** Sentences of ours, by key: the phrases `questions` have them in each language. */
export const QUESTION_TEMPLATES = ["age", "photos", "person", "side", "advertising", "access"] as const;
export type QuestionTemplate = (typeof QUESTION_TEMPLATES)[number];

/** `closed`: decided, marked as danger, or the account is gone; `expired`: not answered in time. */
export const QUESTION_STATES = ["open", "answered", "expired", "closed"] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** In UTF-16 units. */
export const QUESTION_NOTE_MAX = 500;
export const ANSWER_MAX = 1000;

/** Per case; one at a time. */
export const QUESTIONS_MAX = 3;

/** For the answer. */
export const QUESTION_DAYS = 7;

/** Newest first. */
export const QUESTIONS_SHOWN = 20;
