import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";

/** A browser's subscription at a push service of the test. */
export interface TestBrowser {
  /** In the format of `PushSubscription.toJSON()`. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Delivered notifications, decrypted. */
  notifications: Record<string, unknown>[];
  /** Status of later responses; 201 delivers, null never answers. */
  answer: number | null;
  /** Number of calls for this browser. */
  calls: number;
  /** What the last call asks of the push service. */
  asked: Record<"ttl" | "urgency" | "topic", string | undefined>;
  /** Of all calls. */
  topics: (string | undefined)[];
}

/** A push service (RFC 8030) that verifies callers (RFC 8292) and decrypts like browsers (RFC 8291). */
export interface PushService {
  /** Subscribes a browser with the server's key. */
  subscribe(serverKey: string): TestBrowser;
  /** Problems with calls; empty if all were correct. */
  problems: string[];
  /** Breaks off calls without an answer. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, TestBrowser & { open: (body: Buffer) => string; serverKey: string }>();
  const problems: string[] = [];
  let origin = "";
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? "");
    if (!browser) return response.writeHead(404).end();
    const body = await bodyOf(request);
    browser.calls += 1;
    try {
      await verifyCall(request, { origin, serverKey: browser.serverKey });
      const text = browser.open(body);
      if (browser.answer === 201) browser.notifications.push(JSON.parse(text));
    } catch (error) {
      problems.push(String(error));
    }
    const { ttl, urgency, topic } = request.headers as TestBrowser["asked"];
    browser.asked = { ttl, urgency, topic };
    browser.topics.push(topic);
    if (browser.answer !== null) response.writeHead(browser.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    problems,
    subscribe(serverKey) {
      const keys = createECDH("prime256v1");
      const publicKey = keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString("hex")}`;
      const browser = {
        serverKey,
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
        },
        notifications: [],
        answer: 201,
        calls: 0,
        topics: [],
        asked: { ttl: undefined, urgency: undefined, topic: undefined },
        open: (body: Buffer) => decrypt(body, { keys, publicKey, auth }),
      };
      browsers.set(path, browser);
      return browser;
    },
    hangUp: () => server.closeAllConnections(),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The token must be signed with the subscription's key (RFC 8292). */
async function verifyCall(
  { method, headers }: IncomingMessage,
  expected: { origin: string; serverKey: string },
): Promise<void> {
  if (method !== "POST") throw new Error(`the method is ${method}`);
  if (headers["content-encoding"] !== "aes128gcm") throw new Error("the encoding is not aes128gcm");
  if (!(Number(headers.ttl) > 0)) throw new Error("there is no TTL");
  if (!/^[\w-]{1,32}$/.test(`${headers.topic}`)) throw new Error(`the topic is ${headers.topic}`);
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (key !== expected.serverKey) throw new Error("it is not the key of the subscription");
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const { payload } = await jwtVerify(token, publicKey, { audience: expected.origin, requiredClaims: ["exp"] });
  const { exp = 0, sub = "" } = payload;
  if (exp - Date.now() / 1000 > 24 * 60 * 60) throw new Error("the token lives for too long");
  if (!/^(mailto:.+@|https:)/.test(sub)) throw new Error(`the contact is ${sub}`);
}

/** Decrypts a body of one record (RFC 8188, RFC 8291). */
function decrypt(
  body: Buffer,
  { keys, publicKey, auth }: { keys: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
  const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16));
  const nonce = Buffer.from(hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12));
  const decipher = createDecipheriv("aes-128-gcm", key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record's delimiter, followed by padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
