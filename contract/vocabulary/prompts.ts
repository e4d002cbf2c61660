/** Questions to answer on the own profile, by topic. As stored: a question keeps its key, and its text keeps its sense. */
export const PROMPT_TOPICS = {
  taste: [
    "unskippable_opening",
    "made_me_cry",
    "comfort_rewatch",
    "most_like_me",
    "first_crush",
    "started_it_all",
    "life_soundtrack",
    "villain_was_right",
  ],
  habits: [
    "one_more_episode",
    "endless_backlog",
    "pride_of_my_shelf",
    "learned_by_playing",
    "marathon_snack",
    "way_of_playing",
    "subtitles_or_dub",
    "geekiest_thing",
  ],
  together: [
    "first_thing_to_show",
    "perfect_plan",
    "role_in_the_party",
    "found_at_conventions",
    "talk_for_hours",
    "good_duo",
    "pair_cosplay",
  ],
  opinions: [
    "unpopular_opinion",
    "missed_the_hype",
    "deserved_another_season",
    "ending_to_change",
    "hill_to_die_on",
    "love_without_shame",
    "my_isekai",
    "forget_and_repeat",
  ],
} as const;

export type PromptTopic = keyof typeof PROMPT_TOPICS;
export type PromptQuestion = (typeof PROMPT_TOPICS)[PromptTopic][number];

export const PROMPT_QUESTIONS: readonly PromptQuestion[] = Object.values(PROMPT_TOPICS).flat();

/** A server may know questions that an older page does not. */
export function isPromptQuestion(question: string): question is PromptQuestion {
  return PROMPT_QUESTIONS.some((known) => known === question);
}
