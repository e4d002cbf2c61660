import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import webPush from "web-push";
import { pushes } from "../metrics.ts";
import { createPublicLookup, isPublicEndpoint } from "./public-hosts.ts";

const TIMEOUT_MS = 10_000;

/** An endpoint that gave no answer is not asked for so long: dead ones would keep the next notifications waiting. */
const REST_MS = 30_000;

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

/** What a push service is asked to do with a notification (RFC 8030, section 5). */
export interface PushDelivery {
  /** How long it waits for an offline browser. */
  ttlSeconds: number;
  /** `high` wakes sleeping phones. */
  urgency: "normal" | "high";
  /** Replaces a waiting notification of the same topic; at most 32 url-safe characters. */
  topic: string;
}

/** `gone`: the subscription has ended. `later`: retry. `refused`: do not. */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

export interface PushSender {
  accepts(endpoint: string): boolean;
  /** Ends within ten seconds. Never rejects. */
  send(target: PushTarget, payload: string, keys: PushKeys, delivery: PushDelivery): Promise<PushOutcome>;
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
  const agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: createPublicLookup() });
  /** When rests end, by the monotonic clock, in their order. */
  const resting = new Map<string, number>();
  const isResting = (endpoint: string) => {
    const now = performance.now();
    for (const [each, until] of resting) {
      if (until > now) break;
      resting.delete(each);
    }
    return resting.has(endpoint);
  };
  const accepts = (endpoint: string) => toPrivateHosts || isPublicEndpoint(endpoint);
  return {
    accepts,
    async send({ endpoint, p256dh, auth }, payload, keys, { ttlSeconds, ...delivery }) {
      if (!accepts(endpoint)) return "gone";
      let details: webPush.RequestDetails;
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          ...delivery,
          contentEncoding: "aes128gcm",
        });
      } catch {
        // The key is not a point on the curve.
        return "refused";
      }
      if (isResting(endpoint)) return "later";
      const status = await post(details, toPrivateHosts ? undefined : agent);
      if (status === undefined) resting.set(endpoint, performance.now() + REST_MS);
      const outcome = outcomeOf(status);
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
