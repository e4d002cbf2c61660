import { readStored, store } from "./browser-storage.ts";
import { log } from "./log.ts";
import { type BrowserSubscription, bytesOf, isOfKey, toSubscription } from "./push-keys.ts";

const WORKER = "/service-worker.js";

/** Resumes at the owner's next sign-in. */
const OWNER_KEY = "nakamatch-push";

/** The endpoint that the server has. */
const TOLD_KEY = "nakamatch-push-endpoint";

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
  const current = await pushManager.getSubscription();
  // One for another key is useless and blocks a new one.
  if (current && !isOfKey(current, publicKey)) await current.unsubscribe();
  const applicationServerKey = bytesOf(publicKey);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return toSubscription(subscription, publicKey);
}

/** Whether the browser still has the subscription that the server was told, of the server's key. */
export async function isStillSubscribed(publicKey: string): Promise<boolean> {
  const registration = await registered();
  const current = await registration?.pushManager.getSubscription();
  return !!current && isOfKey(current, publicKey) && current.endpoint === readStored(TOLD_KEY);
}

/** Ends the subscription, so that no server can notify this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await registered();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Tags of the notifications that the device shows. */
export async function shownTags(): Promise<string[]> {
  const registration = await registered();
  return (await registration?.getNotifications?.())?.map(({ tag }) => tag) ?? [];
}

/** Closes what the person has seen by now, in any browser of theirs; without tags all. */
export async function closeNotifications(tags?: readonly string[]): Promise<void> {
  const registration = await registered();
  for (const shown of (await registration?.getNotifications?.()) ?? [])
    if (!tags || tags.includes(shown.tag)) shown.close();
}

/** Undefined without a service worker. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}

/** Sets the owner, and the subscription that the server was told; null: none. */
export function rememberPushOwner(owner: { personId: string; endpoint: string } | null): void {
  const areStored = [store(OWNER_KEY, owner?.personId ?? null), store(TOLD_KEY, owner?.endpoint ?? null)];
  if (areStored.includes(false)) log.error("It cannot be stored that this browser shows notifications");
}

/** Whether this browser shows this person's notifications. */
export function isPushOwner(personId: string): boolean {
  return readStored(OWNER_KEY) === personId && window.Notification?.permission === "granted";
}
