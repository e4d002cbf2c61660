import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { fillIn } from "@nakamatch/phrases/text";
import { AppError } from "../platform/app-error.ts";
import type { Config } from "../platform/config/config.ts";
import { emailPhrases } from "./languages.ts";
import type { OutboxFolder } from "./outbox-folder.ts";

const TIMEOUT_MS = 5000;

/**
 * Returns a function that sends codes by the gateway, in development to the outbox; undefined without either.
 *
 * @throws {AppError} `UNAVAILABLE`, from the returned function, if the gateway refuses
 */
export function codeSender(
  { SMS_GATEWAY_URL: gatewayUrl, SMS_GATEWAY_TOKEN: token }: Pick<Config, "SMS_GATEWAY_URL" | "SMS_GATEWAY_TOKEN">,
  outbox: OutboxFolder | undefined,
): ((to: string, code: string, language: Language) => Promise<void>) | undefined {
  const textOf = (code: string, language: Language) => fillIn(emailPhrases[language].codeText, { code }, language);
  if (gatewayUrl === undefined) {
    if (!outbox) return undefined;
    return (to, code, language) => {
      const text = textOf(code, language);
      return outbox.send(to, { subject: "SMS", text, html: text });
    };
  }
  return async (to, code, language) => {
    const response = await fetch(gatewayUrl, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text: textOf(code, language) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response?.ok) throw new AppError("UNAVAILABLE", "the gateway did not take the text message");
  };
}
