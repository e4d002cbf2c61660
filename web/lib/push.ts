import { log } from "./log.ts";

const WORKER = "/service-worker.js";

/** Resumes at the owner's next sign-in. */
const OWNER_KEY = "nakamatch-push";

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `refused`: blocked in the browser. */
export type PushSupport = "none" | "refused" | "possible";

/** Whether this browser can show notifications. */
export function pushSupport(): PushSupport {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  return Notification.permission === "denied" ? "refused" : "possible";
}

/**
 * Asks for permission if needed, with the server's key.
 *
 * @returns undefined if refused
 * @throws if the push service cannot be reached
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const current = await pushManager.getSubscription();
  // One for another key is useless and blocks a new one.
  const currentKey = (current?.options as PushSubscriptionOptions | undefined)?.applicationServerKey ?? null;
  if (current && !isSame(currentKey, applicationServerKey)) await current.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("the browser made an incomplete subscription");
  return { endpoint, keys: { p256dh: base64url(keys.p256dh), auth: base64url(keys.auth) } };
}

/** Ends the subscription, so that no server can notify this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Sets the owner; null: none. */
export function rememberPushOwner(personId: string | null): void {
  try {
    if (personId === null) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, personId);
  } catch (error) {
    log.error("It cannot be stored that this browser shows notifications", error);
  }
}

/** Whether this browser shows this person's notifications. */
export function isPushOwner(personId: string): boolean {
  try {
    return localStorage.getItem(OWNER_KEY) === personId && Notification.permission === "granted";
  } catch {
    return false;
  }
}

/** Some browsers use plain base64. */
function base64url(text: string): string {
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = one && new Uint8Array(one);
  return bytes?.length === other.length && bytes.every((byte, index) => byte === other[index]);
}
