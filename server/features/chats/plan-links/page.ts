import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { planEnd, zoneName } from "@nakamatch/domain/meeting/plans";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { fillIn, writtenDate } from "@nakamatch/phrases/text";
import { emergencyText } from "../../../mail/emergency-text.ts";
import { planLinkPagePhrases, planPhrases } from "../../../mail/languages.ts";
import { escapeHtml } from "../../../platform/html.ts";
import { paragraph, plainPage } from "../../../platform/plain-page.ts";
import { writtenTime } from "../../../platform/written-time.ts";
import { planTitle } from "../plans/service.ts";
import type { ShownLink } from "./types.ts";

/** Shows nobody, only whose page it is and a button. */
export function firstPage(language: Language): string {
  const { title, text, show } = planLinkPagePhrases[language].first;
  return plainPage(language, title, `<small>Nakamatch</small>${paragraph(text)}${button(show)}`);
}

export function endedPage(language: Language): string {
  const { title, text } = planLinkPagePhrases[language].ended;
  return plainPage(language, title, paragraph(text));
}

/** Shows the plan and the other person. */
export function shownPage(link: ShownLink, language: Language): string {
  const words = planLinkPagePhrases[language];
  const { nickname, age, photo, place, timeZone, wellAt } = link;
  const person = age === null ? nickname : fillIn(words.named, { nickname, age }, language);
  const zone = knownTimeZone(timeZone);
  const at = (instant: Date) => writtenTime(instant, zone, language);
  const zoneText = fillIn(planPhrases[language].zone.is, { city: zoneName(zone, language, link.now) }, language);
  const facts = [
    fact(words.person, person, link.isVerified && words.verified),
    fact(words.what, planTitle(link, language)),
    fact(words.when, range(link, zone, language), zoneText),
    place !== null && fact(words.where, place),
    fact(words.state, stateOf(link, at, language)),
    fact(words.well, wellAt === null ? words.notYet : fillIn(words.wellAt, { when: at(wellAt) }, language)),
  ];
  const content = [
    photo && `<img src="data:${photo.type};base64,${photo.bytes.toString("base64")}" alt="${escapeHtml(nickname)}">`,
    `<dl>${facts.filter(Boolean).join("")}</dl>`,
    button(words.again),
    `<small>${escapeHtml(`${words.notice} ${emergencyText(zone, language)}`)}</small>`,
  ];
  return plainPage(language, words.title, content.filter(Boolean).join("\n"));
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

/** Not why something changed; nor that it did once the plan is over, when a chat that still looks as before would tell of a block. */
function stateOf(link: ShownLink, at: (instant: Date) => string, language: Language): string {
  const { stands, asked, past, changed } = planLinkPagePhrases[language].states;
  const end = planEnd(link);
  if (link.changedAt && link.changedAt < end) return fillIn(changed, { when: at(link.changedAt) }, language);
  if (link.now >= end) return past;
  return link.isTimeAsked ? asked : stands;
}

function fact(label: string, value: string, more: string | false = false): string {
  const small = more === false ? "" : `<small>${escapeHtml(more)}</small>`;
  return `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}${small}</dd>`;
}

/** Posts to the page's own address. */
function button(label: string): string {
  return `<form method="post"><button>${escapeHtml(label)}</button></form>`;
}
