import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { fillIn } from "@nakamatch/phrases/text";
import { emergencyText } from "../../../mail/emergency-text.ts";
import { checkInPhrases } from "../../../mail/languages.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { paragraph, plainPage } from "../../../platform/plain-page.ts";
import { writtenTime } from "../../../platform/written-time.ts";

export function invalidPage(language: Language): string {
  const { title, text } = checkInPhrases[language].pages.invalid;
  return plainPage(language, title, paragraph(text));
}

/** Above the limit of an address. */
export function busyPage(language: Language): string {
  const { title, text } = checkInPhrases[language].pages.busy;
  return plainPage(language, title, paragraph(text));
}

/** For the maker, by the link of a reminder. */
export function makerPage(
  { state, dueAt, toldAt, timeZone }: Pick<CheckIn, "state" | "timeZone"> & { dueAt: Date; toldAt: Date | null },
  language: Language,
): string {
  const words = checkInPhrases[language].pages.maker;
  const outcome = { home: words.isHome, ended: words.isEnded, over: words.isOver };
  const isOpen = isCheckInOpen(state);
  const text = isOpen
    ? [fillIn(words.text, { when: writtenTime(dueAt, timeZone, language) }, language)]
    : [toldAt ? words.isOver : outcome[state]];
  return formPage(language, {
    title: isOpen ? words.title : "Nakamatch",
    text: [...text, ...(toldAt ? [words.wasTold] : [])],
    buttons: isOpen
      ? [
          { label: words.home, answer: "home" },
          { label: words.end, answer: "end" },
        ]
      : [],
    after: [emergencyText(timeZone, language)],
  });
}

/** What the trusted person can read and do. */
export type TrustedView =
  | { kind: "no" | "never" | "over"; letters: string; timeZone: string }
  | { kind: "yes"; letters: string; timeZone: string; tellAt: Date }
  | { kind: "told"; letters: string; timeZone: string; dueAt: Date }
  | { kind: "asked"; letters: string; timeZone: string; until: Date }
  | { kind: "answered"; letters: string; timeZone: string; answeredAt: Date };

/** For the trusted person, by the link of their emails. "Never again" stays possible for as long as the link exists. */
export function trustedPage(view: TrustedView, language: Language): string {
  const { pages, invitation, alarm } = checkInPhrases[language];
  const words = pages.trusted;
  const { kind, letters, timeZone } = view;
  const at = timeOf(view);
  const when = at ? writtenTime(at, timeZone, language) : "";
  const fill = (text: string) => fillIn(text, { letters, when }, language);
  const text = {
    asked: [fill(invitation.text), fill(invitation.promise), fill(invitation.until)],
    yes: [fill(words.isYes)],
    no: [words.isNo],
    never: [words.isNever],
    over: [words.isOver],
    told: [fill(alarm.text), fill(alarm.ask)],
    answered: [fill(words.hasAnswered)],
  }[kind];
  const yes = { label: words.yes, answer: "yes" };
  const no = { label: words.no, answer: "no" };
  const never = { label: words.never, answer: "never" };
  const buttons = { asked: [yes, no, never], yes: [no, never], never: [] }[kind as "asked" | "yes" | "never"] ?? [
    never,
  ];
  const title = { asked: words.title, told: alarm.subject }[kind as "asked" | "told"] ?? "Nakamatch";
  const isOpen = kind === "asked" || kind === "yes" || kind === "told";
  return formPage(language, {
    title: fill(title),
    text,
    again: kind === "told" ? words.again : undefined,
    buttons,
    after: isOpen ? [emergencyText(timeZone, language)] : [],
  });
}

function timeOf(view: TrustedView): Date | null {
  if (view.kind === "answered") return view.answeredAt;
  if (view.kind === "yes") return view.tellAt;
  if (view.kind === "asked") return view.until;
  return view.kind === "told" ? view.dueAt : null;
}

interface FormPageContent {
  title: string;
  text: string[];
  /** Label of a link that reloads the page. */
  again?: string | undefined;
  /** They post field `answer`. */
  buttons: { label: string; answer: string }[];
  after: string[];
}

function formPage(language: Language, { title, text, again, buttons, after }: FormPageContent): string {
  const button = ({ label, answer }: (typeof buttons)[number]) =>
    `<button name="answer" value="${answer}">${escapeHtml(label)}</button>`;
  const form = buttons.length > 0 ? `<form method="post">${buttons.map(button).join("")}</form>` : "";
  const end = after.map(paragraph);
  const parts = again === undefined ? [form, ...end] : [`<p><a href="">${escapeHtml(again)}</a></p>`, ...end, form];
  return plainPage(language, title, [...text.map(paragraph), ...parts].join("\n"));
}
