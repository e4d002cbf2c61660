/** Also used by the service worker. */

/** As the server takes it. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  serverKey: string;
}

/** @throws if the browser made an incomplete one */
export function toSubscription(made: PushSubscription, serverKey: string): BrowserSubscription {
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("the browser made an incomplete subscription");
  return { endpoint, keys: { p256dh: base64url(keys.p256dh), auth: base64url(keys.auth) }, serverKey };
}

/** Some browsers use plain base64. */
function base64url(text: string): string {
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

/** Whether a subscription was made with the server's key; no other one works. */
export function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = (options as PushSubscriptionOptions | undefined)?.applicationServerKey;
  const [bytes, wanted] = [key && new Uint8Array(key), bytesOf(publicKey)];
  return bytes?.length === wanted.length && bytes.every((byte, index) => byte === wanted[index]);
}
