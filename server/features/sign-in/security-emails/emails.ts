import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { deviceName } from "@nakamatch/domain/people/device";
import { fillIn, writtenDate } from "@nakamatch/phrases/text";
import { securityPhrases, sessionPhrases } from "../../../mail/languages.ts";
import { renderEmail } from "../../../mail/layout.ts";
import { linkEmail } from "../../../mail/link-email.ts";
import type { Email } from "../../../mail/transport.ts";
import type { Recipient, SecurityNews } from "./types.ts";

/** The email about an account change. It links to the settings, or to the login after a new password. */
export function securityEmail(news: SecurityNews, { nickname, email, language }: Recipient, publicUrl: string): Email {
  if (news.kind === "passwordChanged") {
    return linkEmail("passwordChanged", { nickname, email, language, url: new URL("/login", publicUrl).href });
  }
  const { common, ...kinds } = securityPhrases[language];
  const { subject, preheader, body } = kinds[news.kind];
  return renderEmail({
    language,
    subject,
    preheader,
    greeting: fillIn(common.greeting, { nickname }, language),
    body: [
      fillIn(body, valuesOf(news, language), language),
      ...(news.kind === "newDevice" ? deviceLines(news, language) : []),
    ],
    action: { label: common.action, url: new URL("/settings#sessions", publicUrl).href },
    after: [common.after],
    why: fillIn(common.why, { email }, language),
  });
}

function valuesOf(news: SecurityNews, language: Language): Record<string, string> {
  if ("factor" in news) return { factor: securityPhrases[language].common.factors[news.factor] };
  if ("provider" in news) return { provider: PROVIDER_NAMES[news.provider] };
  return {};
}

/** The device as named in the session list, and the time. */
function deviceLines(
  { browser, system, address, at }: Extract<SecurityNews, { kind: "newDevice" }>,
  language: Language,
): string[] {
  const words = sessionPhrases[language];
  const both = (known: { browser: string; system: string }) => fillIn(words.device, known, language);
  const device = deviceName({ browser, system }, { both, unknown: words.unknown });
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const time = `${writtenDate(format.format(new Date(at)), language)} (UTC)`;
  return [device, ...(address === null ? [] : [fillIn(words.address, { address }, language)]), time];
}
