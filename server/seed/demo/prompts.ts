import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import type { PromptQuestion } from "@nakamatch/contract/vocabulary/prompts";
import type { PromptAnswer } from "@nakamatch/domain/people/prompts";
import { fillSlots } from "./bio.ts";
import type { CatalogueTitle, DemoPerson } from "./demo-types.ts";
import { PROMPTS_DE } from "./material/prompts/de.ts";
import { PROMPTS_EN } from "./material/prompts/en.ts";
import { PROMPTS_ES } from "./material/prompts/es.ts";
import { PROMPTS_FR } from "./material/prompts/fr.ts";
import { PROMPTS_IT } from "./material/prompts/it.ts";
import type { PromptTexts } from "./material/prompts/prompt-texts.ts";
import { PROMPTS_PT } from "./material/prompts/pt.ts";
import { createRandom, type Random } from "./random.ts";

const TEXTS: Record<Language, PromptTexts> = {
  es: PROMPTS_ES,
  en: PROMPTS_EN,
  fr: PROMPTS_FR,
  it: PROMPTS_IT,
  de: PROMPTS_DE,
  pt: PROMPTS_PT,
};

const SEED = 20_261_127;

/** By key. The demo member has none yet and chooses the first question. */
const WRITTEN: Record<string, PromptAnswer[]> = {
  "demo-member": [],
  "demo-002": [
    { question: "unskippable_opening", answer: "El de Cardcaptor Sakura. Conozco cada paso y mi casa entera también." },
    { question: "made_me_cry", answer: "Your Name. Cuando ||se olvidan del nombre||, tuve que parar la película." },
    { question: "my_isekai", answer: "El castillo de Howl, aunque me toque limpiar." },
  ],
};

/**
 * Gives about two thirds of the people one to three answers in their language, about titles they like. Prefers the
 * least used texts.
 */
export function buildDemoPrompts(
  people: readonly DemoPerson[],
  titles: readonly CatalogueTitle[],
): Map<string, PromptAnswer[]> {
  const titleById = new Map(titles.map((title) => [title.id, title]));
  const uses = new Map<string, number>();
  const random = createRandom(SEED);
  return new Map(
    people.map((person) => {
      const liked = random.shuffle(person.interestIds.flatMap((id) => titleById.get(id) ?? []));
      const count = random.weighted<number>([
        [0, 6],
        [1, 3],
        [2, 4],
        [3, 5],
      ]);
      return [person.key, WRITTEN[person.key] ?? writeAnswers(count, person.language, liked, uses, random)];
    }),
  );
}

function writeAnswers(
  count: number,
  language: Language,
  liked: readonly CatalogueTitle[],
  uses: Map<string, number>,
  random: Random,
): PromptAnswer[] {
  const answers: PromptAnswer[] = [];
  let free = liked;
  const texts = Object.entries(TEXTS[language] as Record<PromptQuestion, string[]>).flatMap(([question, each]) =>
    each.map((text) => ({ question, text })),
  );
  const freshFirst = random.shuffle(texts).sort((one, other) => used(uses, one.text) - used(uses, other.text));
  for (const { question, text } of freshFirst) {
    if (answers.length === count) break;
    if (answers.some((answer) => answer.question === question)) continue;
    const filled = fillSlots(text, language, free);
    if (!filled || filled.text.length > PROMPTS.answer) continue;
    answers.push({ question, answer: filled.text });
    free = filled.rest;
    uses.set(text, used(uses, text) + 1);
  }
  return answers;
}

function used(uses: ReadonlyMap<string, number>, text: string): number {
  return uses.get(text) ?? 0;
}
