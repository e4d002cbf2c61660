import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { cityOf, planEnd, planWhen } from "@nakamatch/domain/meeting/plans";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { fillIn, writtenDate } from "@nakamatch/phrases/text";
import { planLinkPagePhrases, planPhrases } from "../../../mail/languages.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { planTitle } from "../plans/service.ts";
import type { ShownLink } from "./types.ts";

/** Colours of `web/styles/tokens.css`. */
export const LINK_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#f8f2e7;--sheet:#fefbf7;--ink:#151422;--soft:#4e4e5e;--edge:#151422;--drop:#151422;--signal:#dd024d;--on:#fefbf7}
@media(prefers-color-scheme:dark){:root{--paper:#111227;--sheet:#1b1c35;--ink:#f4f0e6;--soft:#b8b8cc;--edge:#8c8cbf;--drop:#423c82;--signal:#ff708c;--on:#200a1e}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(30rem,100% - 2rem);margin:1rem 0;padding:1.5rem;background:var(--sheet);border:2px solid var(--edge);border-radius:1rem;box-shadow:6px 6px 0 var(--drop);overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
p{margin:0 0 1rem}
img{display:block;width:100%;max-width:16rem;height:auto;margin:0 0 1rem;border:2px solid var(--edge);border-radius:.75rem}
dl{margin:0}dt{color:var(--soft);font-size:.9375rem}dd{margin:0 0 .75rem;font-weight:600}
small{display:block;font-size:.9375rem;font-weight:400;color:var(--soft)}
button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem 1rem;font:inherit;font-weight:700;color:var(--on);background:var(--signal);border:2px solid var(--edge);border-radius:.75rem;box-shadow:3px 3px 0 var(--drop);cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
form{margin:.5rem 0 1.25rem}
`;

/** Shows nobody, only a button. */
export function firstPage(language: Language): string {
  const { title, text, show } = planLinkPagePhrases[language].first;
  return page(language, title, `${paragraph(text)}${button(show)}`);
}

export function endedPage(language: Language): string {
  const { title, text } = planLinkPagePhrases[language].ended;
  return page(language, title, paragraph(text));
}

/** Shows the plan and the other person. */
export function shownPage(link: ShownLink, language: Language): string {
  const words = planLinkPagePhrases[language];
  const { nickname, age, photo, place, timeZone, wellAt } = link;
  const person = age === null ? nickname : fillIn(words.named, { nickname, age }, language);
  const zone = knownTimeZone(timeZone);
  const at = (instant: Date) => writtenDate(planWhen(instant, zone, language), language);
  const zoneName = fillIn(planPhrases[language].zone.is, { city: cityOf(zone) }, language);
  const facts = [
    fact(words.person, person, link.isVerified && words.verified),
    fact(words.what, planTitle(link, language)),
    fact(words.when, range(link, zone, language), zoneName),
    place !== null && fact(words.where, place),
    fact(words.state, stateOf(link, at, language)),
    fact(words.well, wellAt === null ? words.notYet : fillIn(words.wellAt, { when: at(wellAt) }, language)),
  ];
  const content = [
    photo && `<img src="data:${photo.type};base64,${photo.bytes.toString("base64")}" alt="${escapeHtml(nickname)}">`,
    `<dl>${facts.filter(Boolean).join("")}</dl>`,
    button(words.again),
    `<small>${escapeHtml(words.notice)}</small>`,
  ];
  return page(language, words.title, content.filter(Boolean).join("\n"));
}

function range({ startsAt, minutes }: ShownLink, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return writtenDate(format.formatRange(startsAt, planEnd({ startsAt, minutes })), language);
}

/** Not why something changed. */
function stateOf(link: ShownLink, at: (instant: Date) => string, language: Language): string {
  const { stands, past, changed } = planLinkPagePhrases[language].states;
  if (link.changedAt) return fillIn(changed, { when: at(link.changedAt) }, language);
  return link.now < planEnd(link) ? stands : past;
}

function fact(label: string, value: string, more: string | false = false): string {
  const small = more === false ? "" : `<small>${escapeHtml(more)}</small>`;
  return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}${small}</dd>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

/** Posts to the page's own address. */
function button(label: string): string {
  return `<form method="post"><button>${escapeHtml(label)}</button></form>`;
}

function page(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Nakamatch</title>
<style>${LINK_PAGE_STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body>
</html>`;
}
