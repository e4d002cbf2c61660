import { UNSUBSCRIBE_PATH } from "@nakamatch/contract/vocabulary/digests";
import { LANGUAGE_PARAMETER, type Language } from "@nakamatch/contract/vocabulary/languages";
import { SAVED_SEARCHES } from "@nakamatch/contract/vocabulary/limits";
import { writeView } from "@nakamatch/domain/meeting/view-address";
import { fillIn, formOf } from "@nakamatch/phrases/text";
import { digestPhrases } from "../../../mail/languages.ts";
import { type LinkedLine, renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { Recipient } from "../../sign-in/accounts/types.ts";
import type { DigestNews, PeopleNews } from "./types.ts";

interface DigestEmailValues extends Recipient {
  frequency: "daily" | "weekly";
  news: DigestNews;
  /** People of "Six for today". */
  today: number;
  publicUrl: string;
  /** Unsubscribes without a session. */
  token: string;
}

/** The email with what is new: numbers of chats, matches and likes, and nicknames of writers and matches, but no content. */
export function digestEmail({ frequency, news, today, publicUrl, token, ...recipient }: DigestEmailValues): Email {
  const { language, nickname, email } = recipient;
  const words = digestPhrases[language];
  const counts = countsOf(news, today, language);
  const searches = searchLines(news, language, publicUrl);
  const unsubscribeUrl = unsubscribeAddress(publicUrl, token, language);
  return {
    ...renderEmail({
      language,
      subject: words.subject,
      preheader: [...counts, ...searches].map(({ text }) => text).join(" · "),
      greeting: fillIn(words.greeting, { nickname }, language),
      body: [words.intro, ...counts.map((each) => lineOf(each, language)), ...searches],
      action: actionOf(news, searches, { words, publicUrl }),
      after: [],
      why: fillIn(words.why[frequency], { email }, language),
      unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
    }),
    headers: {
      // RFC 2919: people filter by it.
      "List-Id": `<digests.${new URL(publicUrl).hostname}>`,
      // RFC 2369 and RFC 8058: mail programs show their own unsubscribe button, which posts to this address.
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** Returns the link to the first news. */
function actionOf(
  { chats, turns, matches, likes }: DigestNews,
  [search]: LinkedLine[],
  { words, publicUrl }: { words: (typeof digestPhrases)[Language]; publicUrl: string },
): { label: string; url: string } {
  if (search && chats.count + turns.count + matches.count + likes === 0)
    return { label: words.actions.search, url: search.url };
  const where = chats.count + turns.count > 0 ? "chats" : "matches";
  return { label: words.actions[where], url: new URL(`/${where}`, publicUrl).href };
}

/** Number of new people per search, without names. */
function searchLines({ searches }: DigestNews, language: Language, publicUrl: string): LinkedLine[] {
  const { exact, many } = digestPhrases[language].searches;
  return searches.map(({ name, count, ...view }) => {
    const url = new URL("/dashboard", publicUrl);
    url.search = writeView(new URLSearchParams(), view).toString();
    const phrase = count < SAVED_SEARCHES.told.max ? exact : many;
    return {
      text: fillIn(phrase, { name, count: new Intl.NumberFormat(language).format(count) }, language),
      url: url.href,
    };
  });
}

function unsubscribeAddress(publicUrl: string, token: string, language: Language): string {
  const url = new URL(UNSUBSCRIBE_PATH, publicUrl);
  url.search = new URLSearchParams({ token, [LANGUAGE_PARAMETER]: language }).toString();
  return url.href;
}

interface Count {
  text: string;
  people?: PeopleNews;
}

/** The number of each kind. */
function countsOf({ chats, turns, matches, likes }: DigestNews, today: number, language: Language): Count[] {
  const words = digestPhrases[language];
  const all: [keyof typeof words.counts, number, PeopleNews?][] = [
    ["chats", chats.count, chats],
    ["turns", turns.count, turns],
    ["matches", matches.count, matches],
    ["likes", likes],
    ["today", today],
  ];
  return all
    .filter(([, count]) => count > 0)
    .map(([kind, count, people]) => ({
      text: counted(words.counts[kind], count, language),
      ...(people && { people }),
    }));
}

/** Adds the people's names to a count. */
function lineOf({ text, people }: Count, language: Language): string {
  if (!people) return text;
  const words = digestPhrases[language];
  const others = people.count - people.nicknames.length;
  const names = [...people.nicknames, ...(others > 0 ? [counted(words.others, others, language)] : [])];
  const list = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  return fillIn(words.line, { what: text, names: list }, language);
}

function counted(phrase: { one: string; other: string }, count: number, language: Language): string {
  return fillIn(phrase[formOf(count, language)], { count: new Intl.NumberFormat(language).format(count) }, language);
}
