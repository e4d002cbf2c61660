import { AppError } from "../platform/app-error.ts";
import type { OutboxFolder } from "./outbox-folder.ts";

/** How long the gateway may take, in milliseconds. */
const TIMEOUT_MS = 5000;

/**
 * Sends text messages by the gateway, in development into the outbox; undefined where there is neither. What it returns
 * throws `UNAVAILABLE` when the gateway does not take a message.
 */
export function textSender({
  gatewayUrl,
  token,
  outbox,
}: {
  gatewayUrl: string | undefined;
  token: string | undefined;
  outbox: OutboxFolder | undefined;
}): ((to: string, text: string) => Promise<void>) | undefined {
  if (gatewayUrl === undefined) {
    return outbox && ((to, text) => outbox.send(to, { subject: "SMS", text, html: text }));
  }
  return async (to, text) => {
    const response = await fetch(gatewayUrl, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response?.ok) throw new AppError("UNAVAILABLE", "the gateway did not take the text message");
  };
}
