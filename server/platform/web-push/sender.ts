import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import webPush from "web-push";
import { pushes } from "../metrics.ts";
import { isPublicEndpoint, lookupPublic } from "./public-hosts.ts";

/** TTL for offline browsers. */
const KEPT_SECONDS = 24 * 60 * 60;

const TIMEOUT_MS = 10_000;

/** A browser's push subscription. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** VAPID, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** `gone`: the subscription has ended. `later`: retry. `refused`: do not. */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

export interface PushSender {
  accepts(endpoint: string): boolean;
  /** Never rejects. */
  send(target: PushTarget, payload: string, keys: PushKeys): Promise<PushOutcome>;
}

/**
 * Creates a sender of Web Push (RFC 8030, 8291, 8292). `subject` is the operator's `mailto:` or `https:` address.
 * Endpoints come from browsers, so only public hosts are allowed; `toPrivateHosts` is for tests.
 */
export function createPushSender({
  subject,
  toPrivateHosts = false,
}: {
  subject: string;
  toPrivateHosts?: boolean | undefined;
}): PushSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: lookupPublic });
  const accepts = (endpoint: string) => toPrivateHosts || isPublicEndpoint(endpoint);
  return {
    accepts,
    async send({ endpoint, p256dh, auth }, payload, keys) {
      if (!accepts(endpoint)) return "gone";
      let details: webPush.RequestDetails;
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: KEPT_SECONDS,
          contentEncoding: "aes128gcm",
        });
      } catch {
        // The key is not a point on the curve.
        return "refused";
      }
      const outcome = outcomeOf(await post(details, toPrivateHosts ? undefined : agent));
      pushes.inc({ outcome });
      return outcome;
    },
  };
}

/** Resolves to the status, undefined without a response. Follows no redirects. */
function post(
  { endpoint, headers, body }: webPush.RequestDetails,
  agent: Agent | undefined,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const send = endpoint.startsWith("http:") ? requestHttp : requestHttps;
    const options = { method: "POST", headers, ...(agent && { agent }), signal: AbortSignal.timeout(TIMEOUT_MS) };
    const call = send(endpoint, options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode);
    });
    call.on("error", () => resolve(undefined));
    call.end(body);
  });
}

function outcomeOf(status: number | undefined): PushOutcome {
  if (status === undefined || status === 429 || status >= 500) return "later";
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 ? "gone" : "refused";
}
