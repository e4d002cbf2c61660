import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { DATE_LOCALES, LANGUAGE_OPTIONS, type Language } from "@nakamatch/contract/vocabulary/languages";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { type Gender, INTEREST_KINDS, type LookingFor } from "@nakamatch/contract/vocabulary/people";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { readableSpoilers } from "@nakamatch/domain/meeting/spoilers";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { deviceName, deviceOf } from "@nakamatch/domain/people/device";
import { fillIn, writtenDate } from "@nakamatch/phrases/text";
import {
  chatEndPhrases,
  dataExportPhrases,
  planPhrases,
  promptPhrases,
  questionPhrases,
  reactionPhrases,
  reasonPhrases,
  reportPhrases,
  sessionPhrases,
  statementWords,
} from "../../../mail/languages.ts";
import { escapeHtml } from "../../../platform/html.ts";
import type { EndRecord, MessageRecord, PersonalData, PlanRecord, StoredData } from "./types.ts";

/** A code without a text does not compile. */
interface CodeTexts {
  digests: Record<DigestFrequency, string>;
  genders: Record<Gender, string>;
  lookingFor: Record<LookingFor, string>;
}

/**
 * Writes the archive's page in parts, without scripts or external resources. `photos`: names of the accompanying files.
 */
export async function* personalDataPage(
  data: StoredData,
  { language, madeAt, photos }: { language: Language; madeAt: Date; photos: string[] },
): AsyncGenerator<string> {
  const words = dataExportPhrases[language] satisfies CodeTexts;
  const { labels } = words;
  const { account, profile } = data;
  const { today } = profile;
  const locale = DATE_LOCALES[language];
  // The person's own time zone, if known.
  const timeZone = knownTimeZone(profile.alerts?.time_zone);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const countries = new Intl.DisplayNames(language, { type: "region" });
  const languageNames = new Intl.DisplayNames(language, { type: "language" });
  const at = (iso: string) => writtenDate(time.format(new Date(iso)), language);
  const zoneName = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(madeAt)
    .find(({ type }) => type === "timeZoneName")?.value;
  const zone = timeZone === "UTC" ? timeZone : (zoneName ?? timeZone);
  /** Includes a time, if there is one. */
  const dated = (text: string, iso: string | null) => (iso === null ? "" : fillIn(text, { date: at(iso) }, language));
  const name = (nickname: string | null) => (nickname === null ? words.nobody : `@${nickname}`);
  /** Returns a code's label, or the code itself if unknown, as in imported data. */
  const coded = (texts: Record<string, string>, code: string | null) => (code === null ? "" : (texts[code] ?? code));
  const genders = (codes: string[]) => codes.map((code) => coded(words.genders, code)).join(", ");
  const reason = (code: string | null) => coded(reasonPhrases[language], code);
  const reviewed = (isReviewed: boolean) => (isReviewed ? words.reviewed : words.pending);
  const list = (items: string[]) => (items.length === 0 ? "" : `<ul>${items.join("\n")}</ul>`);

  const statement = statementWords[language];
  const decision = ({ kind, decidedAt, until, isLifted, appeal, ...given }: PersonalData["decisions"][number]) =>
    item(statement.kinds[kind], [
      at(decidedAt),
      reason(given.reason),
      given.notes,
      dated(words.until, until),
      isLifted && statement.effects.lifted,
      appeal && dated(statement.appeal[appeal.outcome ?? "underReview"], appeal.decidedAt ?? appeal.sentAt),
      appeal?.answer,
    ]);

  const said = (nickname: string | null, { from, text }: Pick<MessageRecord, "from" | "text">) =>
    `<b>${escapeHtml(from === "me" ? words.me : name(nickname))}</b><p>${escapeHtml(readableSpoilers(text))}</p>`;
  const reactionOf = (nickname: string | null, { from, reaction }: MessageRecord) => {
    const { yours, of, names } = reactionPhrases[language];
    if (!reaction) return null;
    return fillIn(from === "me" ? of : yours, { person: name(nickname), name: names[reaction] }, language);
  };
  const bubble = (nickname: string | null, message: MessageRecord) =>
    `<li class="${message.from}">${message.quoted ? `<blockquote>${said(nickname, message.quoted)}</blockquote>` : ""}${said(nickname, message)}${small([at(message.sentAt), dated(words.takenBack, message.takenBackAt ?? null), reactionOf(nickname, message)])}</li>\n`;

  const farewell = (nickname: string | null, { from, sentence, endedAt }: EndRecord) => {
    const ends = chatEndPhrases[language];
    const who = fillIn(from === "me" ? ends.mine : ends.theirs, { name: name(nickname), date: at(endedAt) }, language);
    return `<li class="${from}"><b>${escapeHtml(who)}</b><p>${escapeHtml(ends[sentence])}</p></li>\n`;
  };

  const linkOf = (link: PlanRecord["link"]) =>
    link && fillIn(words.planLink, { date: at(link.madeAt), count: link.opened }, language);

  const plan = (nickname: string | null, { from, startsAt, place, standing, link, ...what }: PlanRecord) => {
    const title =
      what.titleKind === null
        ? what.what
        : fillIn(planPhrases[language].titles[what.titleKind], { title: what.what }, language);
    const who = from === "me" ? words.me : name(nickname);
    const notes = small([at(startsAt), place, planPhrases[language].standings[standing], linkOf(link)]);
    return `<li class="${from}"><b>${escapeHtml(who)}</b><p>${escapeHtml(title)}</p>${notes}</li>\n`;
  };

  async function* chats(): AsyncGenerator<string> {
    for (const { nickname, startedAt, isArchived, count, ends, plans, messages } of data.chats) {
      const notes = [
        fillIn(words.messages, { count }, language),
        dated(words.since, startedAt),
        isArchived && words.archived,
      ];
      yield `<details><summary><b>${escapeHtml(name(nickname))}</b> ${small(notes)}</summary>\n<ol>`;
      for await (const batch of messages()) yield batch.map((message) => bubble(nickname, message)).join("");
      yield plans.map((each) => plan(nickname, each)).join("");
      yield ends.map((end) => farewell(nickname, end)).join("");
      yield "</ol></details>\n";
    }
  }

  const parts: Record<keyof typeof words.sections, { content: string | AsyncGenerator<string>; count?: number }> = {
    account: {
      content: facts([
        [labels.email, account.email],
        [labels.memberSince, at(account.memberSince)],
        [labels.lastSeen, account.lastSeenAt === null ? "" : at(account.lastSeenAt)],
        [labels.waysIn, account.waysIn.map(({ kind }) => coded({ ...PROVIDER_NAMES, ...words.ways }, kind)).join(", ")],
        [labels.factors, account.factors.map(({ name, phone }) => name ?? phone ?? words.authenticator).join(", ")],
        [labels.passkeys, account.passkeys.map(({ name: own }) => own).join(", ")],
        [
          labels.emailChanges,
          account.emailChanges
            .map(({ from, to, askedAt, confirmedAt }) =>
              joined([joined([from, to], " → "), at(askedAt), confirmedAt === null && words.pending]),
            )
            .join("\n"),
        ],
      ]),
    },
    profile: {
      content: `${photos.map((name) => `<img src="${name}" alt="" width="200" height="200">`).join("")}${facts([
        [labels.nickname, name(profile.nickname)],
        [labels.name, joined([profile.firstName, profile.lastName], " ")],
        [
          labels.birthDate,
          profile.birthDate === null ? "" : writtenDate(day.format(new Date(profile.birthDate)), language),
        ],
        [labels.gender, coded(words.genders, profile.gender)],
        [labels.place, joined([profile.city, profile.country === null ? "" : countries.of(profile.country)], ", ")],
        [labels.bio, profile.bio ?? ""],
        ...profile.prompts.map(({ question, answer }): [string, string] => [
          coded(promptPhrases[language].questions, question),
          readableSpoilers(answer),
        ]),
        [labels.lookingFor, coded(words.lookingFor, profile.lookingFor)],
        [labels.friendship, genders(profile.friendshipPreference)],
        [labels.relationship, genders(profile.relationshipPreference)],
        [labels.languages, profile.languages.map((code) => languageNames.of(code)).join(", ")],
        [labels.language, LANGUAGE_OPTIONS.find(({ code }) => code === profile.language)?.name ?? ""],
        [labels.verified, profile.verification.since === null ? "" : at(profile.verification.since)],
        [labels.gestures, profile.verification.requests.flatMap(({ sentAt }) => (sentAt ? at(sentAt) : [])).join("\n")],
        [labels.gesturesRead, profile.verification.readAt.map(at).join("\n")],
        [labels.digest, coded(words.digests, profile.digest.frequency)],
        [labels.todayDistance, today?.maxDistance == null ? "" : `${today.maxDistance} km`],
        [
          labels.todayAges,
          today?.minAge == null && today?.maxAge == null ? "" : `${today.minAge ?? AGE.min}–${today.maxAge ?? AGE.max}`,
        ],
      ])}`,
    },
    interests: {
      content: INTEREST_KINDS.map((kind) => {
        const titles = data.interests.filter((title) => title.kind === kind);
        if (titles.length === 0) return "";
        const chips = titles.map((title) => `<li>${escapeHtml(title.name)}</li>`);
        return `<h3>${escapeHtml(words.kinds[kind])}</h3><ul class="chips">${chips.join("\n")}</ul>`;
      }).join(""),
      count: data.interests.length,
    },
    likes: {
      content: list(
        data.likes.map(({ nickname, likedByMe, likesMe, matchedAt, words: written }) =>
          item(name(nickname), [
            likedByMe && words.likedByMe,
            likesMe && words.likesMe,
            dated(words.matched, matchedAt),
            ...written.map(({ from, text, about, withdrawnAt }) =>
              joined(
                [
                  `${from === "me" ? words.me : name(nickname)}:`,
                  text,
                  about !== null && `(${coded({ ...promptPhrases[language].questions, photo: words.photo }, about)})`,
                  withdrawnAt !== null && `(${dated(words.withdrawn, withdrawnAt)})`,
                ],
                " ",
              ),
            ),
          ]),
        ),
      ),
      count: data.likes.length,
    },
    blocks: {
      content: list(data.blocks.map(({ nickname, since }) => item(name(nickname), [dated(words.since, since)]))),
      count: data.blocks.length,
    },
    hidden: {
      content: list(data.hidden.map(({ nickname, since }) => item(name(nickname), [dated(words.since, since)]))),
      count: data.hidden.length,
    },
    searches: {
      content: list(
        data.searches.map(({ name: own, savedAt, inDigest }) =>
          item(own, [dated(words.since, savedAt), inDigest && words.inDigest]),
        ),
      ),
      count: data.searches.length,
    },
    going: {
      content: list(
        data.going.map(({ event, city, firstDay, lastDay, view, isVerifiedOnly, since }) =>
          item(event, [
            city,
            writtenDate(day.formatRange(new Date(firstDay), new Date(lastDay)), language),
            words.goers[view],
            isVerifiedOnly && words.onlyVerified,
            dated(words.since, since),
          ]),
        ),
      ),
      count: data.going.length,
    },
    chats: { content: data.chats.length > 0 ? chats() : "", count: data.chats.length },
    reports: {
      content:
        list(
          data.reports.map((report) =>
            item(name(report.nickname), [
              reason(report.reason),
              report.description,
              report.concern && reportPhrases[language].concern.options[report.concern],
              at(report.sentAt),
              reviewed(report.isReviewed),
              report.appeal,
            ]),
          ),
        ) +
        list(
          data.reportOutcomes.map(({ isActed, toldAt }) => item(isActed ? words.acted : words.notActed, [at(toldAt)])),
        ) +
        (data.reports.length > 0 ? `<p class="soft">${escapeHtml(words.reportsStay)}</p>` : ""),
      count: data.reports.length,
    },
    decisions: {
      content: list([
        ...data.decisions.map(decision),
        ...data.signals.map(({ noticedAt, isClosed }) => item(words.signal, [at(noticedAt), reviewed(isClosed)])),
        ...data.notes.map(({ text, writtenAt }) => item(words.note, [at(writtenAt), text])),
        ...data.questions.map(({ template, note, askedAt, answer, answeredAt }) =>
          item(words.question, [
            at(askedAt),
            coded(questionPhrases[language].templates, template),
            note,
            dated(questionPhrases[language].answered, answeredAt),
            answer,
          ]),
        ),
      ]),
      count: data.decisions.length + data.signals.length + data.notes.length + data.questions.length,
    },
    premium: {
      content: list(
        data.subscriptions.map(({ plan, status, from, until, endsAtPeriodEnd, number }) =>
          item(coded(words.plans, plan), [
            coded(words.states, status),
            dated(words.since, from),
            dated(words.until, until),
            status === "active" && until !== null && (endsAtPeriodEnd ? words.ends : words.renews),
            number,
          ]),
        ),
      ),
      count: data.subscriptions.length,
    },
    sessions: {
      content: list(
        data.sessions.map(({ device, address, startedAt, usedAt }) =>
          item(
            deviceName(deviceOf(device), {
              both: (known) => fillIn(sessionPhrases[language].device, known, language),
              unknown: sessionPhrases[language].unknown,
            }),
            [address, dated(words.since, startedAt), dated(words.used, usedAt)],
          ),
        ),
      ),
      count: data.sessions.length,
    },
  };
  const badge = (count: number | undefined) => (count ? ` <small>${count}</small>` : "");
  const names = Object.entries(words.sections) as [keyof typeof parts, string][];
  const held = names.filter(([id]) => parts[id].content !== "");
  const links = held.map(
    ([id, title]) => `<li><a href="#${id}">${escapeHtml(title)}${badge(parts[id].count)}</a></li>`,
  );
  yield `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="mark">${MARK}Nakamatch</p>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<p class="soft">${escapeHtml(fillIn(words.made, { date: at(madeAt.toISOString()), zone }, language))}</p>
<nav aria-label="${escapeHtml(words.contents)}"><ul class="chips">${links.join("\n")}</ul></nav></header>
<main>`;
  for (const [id, title] of names) {
    const { content, count } = parts[id];
    yield `<section id="${id}"${content ? "" : ' class="empty"'}><h2>${escapeHtml(title)}${badge(count)}</h2>\n`;
    if (typeof content !== "string") yield* content;
    else yield content || `<p class="soft">${escapeHtml(words.nothing)}</p>`;
    yield "</section>\n";
  }
  yield `</main>
</body>
</html>
`;
}

const joined = (parts: (string | null | undefined | false)[], separator = " · ") =>
  parts.filter(Boolean).join(separator);

const small = (notes: (string | null | undefined | false)[]) => `<small>${escapeHtml(joined(notes))}</small>`;

const item = (title: string, notes: (string | null | undefined | false)[]) =>
  `<li><b>${escapeHtml(title)}</b> ${small(notes)}</li>`;

/** Characters; longer values get their own line. */
const LONG = 60;

function facts(pairs: [label: string, value: string][]): string {
  const known = pairs.filter(([, value]) => value !== "");
  return `<dl>${known.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd${value.length > LONG ? ' class="long"' : ""}>${escapeHtml(value)}</dd></div>`).join("\n")}</dl>`;
}

/** The logo of `web/ui/logo.tsx`. */
const MARK = `<svg viewBox="0 0 48 44" width="35" height="32" aria-hidden="true"><path fill="var(--signal)" d="M24.9 8.1 18.5 37.2C9.7 30.4 2.5 24 2.5 14.7 2.5 8 7.6 3 13.9 3c4.4 0 8.3 2 11 5.1Z"/><path fill="currentColor" d="M29.1 7.2C31.4 4.6 34.4 3 37 3c5.2 0 8.5 5 8.5 11.7C45.5 26 35 33.6 24.2 41.3c-.8-.5-1.5-1.1-2.3-1.7Z"/></svg>`;

/** The colors of `web/styles/tokens.css`. Fonts apply only where installed. */
const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f8f2e7,#111227);--sheet:light-dark(#fefbf7,#1b1c35);--wash:light-dark(#ede5d8,#282a48);--line:light-dark(#d8cfc0,#3b3d63);--ink:light-dark(#151422,#f4f0e6);--soft:light-dark(#4e4e5e,#b8b8cc);--edge:light-dark(#151422,#8c8cbf);--drop:light-dark(#151422,#423c82);--signal:light-dark(#dd024d,#ff708c);--accent:light-dark(#e3e4fb,#2c2f63);--focus:light-dark(#5b3fd6,#7fe3f5)}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1rem/1.5 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem;overflow-wrap:anywhere}
h1,h2,h3,.mark{font-family:"M PLUS Rounded 1c","Arial Rounded MT Bold",system-ui,sans-serif;font-weight:800;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h1{margin:0 0 .75rem;font-size:2.25rem;font-weight:900}h2{margin:0 0 1rem;font-size:1.375rem}h3{margin:1.25rem 0 .5rem;font-size:1rem}p{margin:0 0 .75rem}
.mark{display:flex;align-items:center;gap:.5rem;margin:0 0 1.75rem;font-size:1.5rem;font-weight:900}
.soft,small{color:var(--soft)}small{font-size:.875rem}
header{margin-bottom:2rem}
section{margin-top:1.25rem;padding:1.5rem;border:2px solid var(--edge);border-radius:.875rem;background:var(--sheet);scroll-margin-top:1rem}
section:target{box-shadow:6px 6px 0 var(--drop)}section>:last-child{margin-bottom:0}.empty{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 1rem;padding:.75rem 1.5rem}.empty h2{margin:0;font-size:1rem}
h2 small,a small{display:inline-block;padding:0 .5em;border-radius:1em;background:var(--wash);color:var(--ink);font:700 .875rem/1.5 system-ui,sans-serif}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr));gap:1rem 1.5rem;margin:0}dt{color:var(--soft);font-size:.875rem}dl div:has(dd.long){grid-column:1/-1}dd{margin:0;font-weight:700;white-space:pre-line}
ul,ol{margin:0;padding:0;list-style:none}
section>ul:not(.chips)>li{padding:.75rem 0;white-space:pre-line}section>ul:not(.chips)>li+li{border-top:2px solid var(--line)}section>ul:not(.chips)>li:first-child{padding-top:0}section>ul:not(.chips)>li:last-child{padding-bottom:0}
section>ul:not(.chips) small{display:block}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}section .chips li,nav a{padding:.375rem .875rem;border:2px solid var(--edge);border-radius:2rem;background:var(--sheet);font-weight:700}
nav{margin-top:1.25rem}nav a{display:block;color:inherit;text-decoration:none}nav a:hover{background:var(--wash)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
img{width:10rem;max-width:calc(50% - .75rem);height:auto;margin:0 .75rem .75rem 0;border:2px solid var(--edge);border-radius:.875rem}
details{border-top:2px solid var(--line)}details:first-of-type{border-top:0}summary{padding:.75rem 0;cursor:pointer}
ol{display:flex;flex-direction:column;gap:.625rem;padding:.25rem 0 1.25rem}
ol li{align-self:flex-start;max-width:85%;padding:.5rem .875rem;border:2px solid var(--edge);border-radius:1rem 1rem 1rem .25rem;background:var(--wash)}
ol .me{align-self:flex-end;border-radius:1rem 1rem .25rem;background:var(--accent)}ol p{margin:0;white-space:pre-wrap}ol b{font-size:.875rem}
@media print{:root{color-scheme:light}section{break-inside:avoid-page;box-shadow:none}details::details-content{content-visibility:visible;block-size:auto}nav{display:none}}`;
