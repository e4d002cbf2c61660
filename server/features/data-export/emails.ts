import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { emailPhrases, reasonPhrases, statementWords } from "../../mail/languages.ts";
import { escapeHtml } from "../../platform/html.ts";
import type { PersonalData } from "./types.ts";

/** The archive's readable page, without scripts or external resources. `hasPhoto`: `photo.jpg` is beside it. */
export function personalDataPage(
  data: PersonalData,
  { language, madeAt, hasPhoto }: { language: Language; madeAt: Date; hasPhoto: boolean },
): string {
  const words = emailPhrases[language].archive;
  const { labels } = words;
  const { account, profile } = data;
  const time = new Intl.DateTimeFormat(DATE_LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const at = (iso: string | null) => (iso === null ? "" : `${time.format(new Date(iso))} UTC`);
  const name = (nickname: string | null) => (nickname === null ? words.nobody : `@${nickname}`);
  /** Label of a code; the code itself if unknown, as in imported data. */
  const coded = (texts: Record<string, string>, code: string | null) => (code === null ? "" : (texts[code] ?? code));
  const reason = (code: string | null) => coded(reasonPhrases[language], code);
  const section = (title: string, content: string) =>
    `<section><h2>${escapeHtml(title)}</h2>\n${content || `<p>${escapeHtml(words.nothing)}</p>`}</section>`;
  const facts = (pairs: [label: string, value: string][]) =>
    `<dl>${pairs
      .filter(([, value]) => value !== "")
      .map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join("\n")}</dl>`;
  const list = (lines: string[]) =>
    lines.length === 0 ? "" : `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n")}</ul>`;
  const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(" · ");

  const sections = [
    section(
      words.sections.account,
      facts([
        [labels.email, account.email],
        [labels.memberSince, at(account.memberSince)],
        [labels.lastSeen, at(account.lastSeenAt)],
        [labels.factors, account.factors.map(({ name, issuer, phone }) => name ?? issuer ?? phone ?? "").join(", ")],
        [labels.passkeys, account.passkeys.map(({ name: own }) => own).join(", ")],
      ]),
    ),
    section(
      words.sections.profile,
      `${hasPhoto ? '<p><img src="photo.jpg" alt="" width="240"></p>' : ""}${facts([
        [labels.nickname, name(profile.nickname)],
        [labels.name, [profile.firstName, profile.lastName].filter(Boolean).join(" ")],
        [labels.birthDate, profile.birthDate ?? ""],
        [labels.gender, coded(words.genders, profile.gender)],
        [labels.place, [profile.city, profile.country].filter(Boolean).join(", ")],
        [labels.bio, profile.bio ?? ""],
        [labels.lookingFor, coded(words.lookingFor, profile.lookingFor)],
        [labels.friendship, profile.friendshipPreference.map((gender) => coded(words.genders, gender)).join(", ")],
        [labels.relationship, profile.relationshipPreference.map((gender) => coded(words.genders, gender)).join(", ")],
      ])}`,
    ),
    section(
      words.sections.interests,
      list(data.interests.map((title) => joined(title.name, coded(words.kinds, title.kind)))),
    ),
    section(
      words.sections.likes,
      list(
        data.likes.map((like) =>
          joined(
            name(like.nickname),
            like.likedByMe && words.likedByMe,
            like.likesMe && words.likesMe,
            like.matchedAt !== null && `Match: ${at(like.matchedAt)}`,
          ),
        ),
      ),
    ),
    ...(["blocks", "hidden"] as const).map((part) =>
      section(words.sections[part], list(data[part].map(({ nickname, since }) => joined(name(nickname), at(since))))),
    ),
    section(
      words.sections.chats,
      data.chats
        .map(
          (chat) =>
            `<h3>${escapeHtml(joined(name(chat.nickname), at(chat.startedAt)))}</h3>${list(
              chat.messages.map(
                (message) =>
                  `${at(message.sentAt)} – ${message.from === "me" ? words.me : name(chat.nickname)}: ${message.text}`,
              ),
            )}`,
        )
        .join("\n"),
    ),
    section(
      words.sections.reports,
      list(
        data.reports.map((report) =>
          joined(name(report.nickname), reason(report.reason), report.description, at(report.sentAt)),
        ),
      ) + (data.reports.length > 0 ? `\n<p>${escapeHtml(words.reportsStay)}</p>` : ""),
    ),
    section(
      words.sections.decisions,
      list([
        ...data.decisions.map((decision) =>
          joined(
            statementWords[language].kinds[decision.kind],
            at(decision.decidedAt),
            reason(decision.reason),
            decision.notes,
            decision.appeal?.answer ?? null,
          ),
        ),
        ...data.signals.map((signal) => joined(words.signal, at(signal.noticedAt))),
      ]),
    ),
    section(
      words.sections.premium,
      list(data.subscriptions.map(({ plan, status, from, until }) => joined(plan, status, at(from), at(until)))),
    ),
    section(
      words.sections.sessions,
      list(data.sessions.map(({ device, address, startedAt }) => joined(device, address, at(startedAt)))),
    ),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.intro)}</p>
<p>${escapeHtml(at(madeAt.toISOString()))}</p>
${sections.join("\n")}
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark}body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
section{border-top:2px solid;margin-top:2rem}dt{font-weight:700;margin-top:.5rem}dd{margin:0;white-space:pre-line}li{white-space:pre-line;margin:.25rem 0}img{max-width:100%;height:auto}`;
