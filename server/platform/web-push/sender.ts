import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import webPush from "web-push";
import { isPublicEndpoint, lookupPublic } from "./public-hosts.ts";

/** How long a push service keeps a notification for a browser that is away. */
const KEPT_SECONDS = 24 * 60 * 60;

/** How long a push service may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A browser's subscription, as it has given it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The keys by which push services know the server, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** `gone`: the subscription has ended. `later`: try again. `refused`: it would be refused again. */
export type PushOutcome = "sent" | "gone" | "later" | "refused";

export interface PushSender {
  /** Whether notifications may be sent there. */
  accepts(endpoint: string): boolean;
  /** Encrypts a notification for one browser and hands it to the browser's push service. Never rejects. */
  send(target: PushTarget, payload: string, keys: PushKeys): Promise<PushOutcome>;
}

/**
 * Sends by Web Push (RFC 8030, 8291, 8292). `subject` tells push services whom to write to: a `mailto:` or `https:` address.
 * Endpoints come from browsers, so they are reached at public hosts alone; `toPrivateHosts` is for tests.
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
        // The browser's key is no point of the curve.
        return "refused";
      }
      return outcomeOf(await post(details, toPrivateHosts ? undefined : agent));
    },
  };
}

/** The status of the answer; undefined without one. Redirects are not followed. */
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
