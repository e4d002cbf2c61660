import type { Phrases } from "@nakamatch/phrases/dictionary";
import type { Page } from "@playwright/test";
import { press } from "./press.ts";

const QUESTIONS = [
  { id: "1", template: "age", state: "open", answer: null, answeredAt: null },
  { id: "2", template: "side", state: "answered", answer: "…", answeredAt: "2026-05-03T10:30:00.000Z" },
  { id: "3", template: "photos", state: "expired", answer: null, answeredAt: null },
].map((question) => ({
  ...question,
  note: null as string | null,
  askedAt: "2026-05-02T10:30:00.000Z",
  until: "2026-05-09T10:30:00.000Z",
}));

/** The demo has no questions. */
export async function showQuestions(page: Page, { questions }: Phrases): Promise<void> {
  const [first, ...others] = QUESTIONS;
  const json = { questions: [{ ...first, note: questions.templates.access }, ...others] };
  await page.route("**/api/v1/me/questions", (route) => route.fulfill({ json }));
  await page.reload();
  await press(page, questions.open);
  await page.getByRole("textbox", { name: questions.label }).waitFor();
}

/** A case with answers, and its marks in the queue. */
export async function showAsked(page: Page, { moderation, questions }: Phrases): Promise<void> {
  const states = ["answered", "open", "expired"];
  await page.route(/\/moderation\/cases/, async (route) => {
    const found = await (await route.fetch()).json();
    const cases = found.cases.map((each: object, at: number) => ({ ...each, question: states[at] ?? null }));
    await route.fulfill({ json: { ...found, cases } });
  });
  await page.route(/\/moderation\/people\/[^/]+$/, async (route) => {
    const found = await (await route.fetch()).json();
    const asked = QUESTIONS.slice(1).map((each) => ({
      ...each,
      answer: each.answer && questions.intro,
      moderator: "TabernaSanz",
      isOfCase: true,
    }));
    await route.fulfill({ json: { ...found, questions: asked } });
  });
  await page.reload();
  await press(page, moderation.actions.showName);
}

/** The dialog of a moderator. */
export async function askPerson(page: Page, { caseQuestions, moderation, questions }: Phrases): Promise<void> {
  await press(page, moderation.actions.showName);
  await press(page, caseQuestions.ask);
  await press(page, questions.templates.side, "radio");
}
