import { bytesOf, toSubscription } from "../lib/push-keys.ts";

/** A notification as the server pushes it: `PushText` of `server/features/push/push-notifications/present.ts`. */
interface PushText {
  title: string;
  body: string;
  /** The target screen's path. */
  url: string;
  /** A notification with the same tag is replaced. */
  tag: string;
  /** Replaces one whose message was taken back. */
  silent?: boolean;
}

/** The session in which the browser subscribed has ended. */
interface PushEnd {
  ended: true;
}

/**
 * Shows pushed notifications. A press goes to its screen in an open window, or opens one. Subscribes anew when the
 * browser has lost its subscription.
 */
export function showNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    if (!event.data) return;
    const pushed = event.data.json() as PushText | PushEnd;
    event.waitUntil("ended" in pushed ? end(worker) : show(worker, pushed));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { url } = event.notification.data as Pick<PushText, "url">;
    event.notification.close();
    event.waitUntil(openScreen(worker, url));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => {
    // Otherwise the next start of the app does it.
    (event as ExtendableEvent).waitUntil(renew(worker).catch(() => {}));
  });
}

async function show(
  worker: ServiceWorkerGlobalScope,
  { title, body, url, tag, silent = false }: PushText,
): Promise<void> {
  if (silent && (await windowsOf(worker)).some(({ visibilityState }) => visibilityState === "visible")) {
    for (const shown of await worker.registration.getNotifications({ tag })) shown.close();
    return;
  }
  const isMessage = url.startsWith("/chats") && !silent;
  const look = { icon: "/icons/icon-192.png", badge: "/icons/badge-96.png" };
  // `renotify` sounds also for the second message of a chat; it is missing in the types.
  const options: NotificationOptions & { renotify: boolean } = {
    ...look,
    body,
    tag,
    renotify: isMessage,
    silent,
    data: { url },
  };
  await Promise.all([isMessage && markApp(worker), worker.registration.showNotification(title, options)]);
}

/** Sets a mark on the installed app's icon, if supported; an open window sets the number. */
async function markApp(worker: ServiceWorkerGlobalScope): Promise<void> {
  if ((await windowsOf(worker)).length === 0) await worker.navigator.setAppBadge?.().catch(() => {});
}

/**
 * The next person at the device must not read what the last one was told. The subscription stays if it is that of the
 * browser's next session.
 */
async function end({ registration, navigator }: ServiceWorkerGlobalScope): Promise<void> {
  for (const shown of await registration.getNotifications()) shown.close();
  await navigator.clearAppBadge?.().catch(() => {});
  const goesOn = await keyOfSubscribed().catch(() => undefined);
  if (goesOn === undefined) await (await registration.pushManager.getSubscription())?.unsubscribe();
}

/** The most recently focused first. */
const windowsOf = ({ clients }: ServiceWorkerGlobalScope) =>
  clients.matchAll({ type: "window", includeUncontrolled: true });

/** The page goes there by itself (`web/shell/layouts/root.tsx`), so that a form may ask first. */
async function openScreen(worker: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const address = new URL(url, worker.location.origin).href;
  const windows = await windowsOf(worker);
  const there = windows.find((window) => window.url === address);
  const [open] = windows;
  if (there) await there.focus();
  else if (!open) await worker.clients.openWindow(address);
  else {
    open.postMessage({ goTo: url });
    await open.focus();
  }
}

async function renew({ registration: { pushManager } }: ServiceWorkerGlobalScope): Promise<void> {
  const publicKey = await keyOfSubscribed();
  if (publicKey === undefined) return;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  await callAsMember("/api/v1/me/push-subscription", { method: "PUT", body: toSubscription(made, publicKey) });
}

/** The server's key, if the server has a subscription of this browser's session. */
async function keyOfSubscribed(): Promise<string | undefined> {
  const settings = await callAsMember("/api/v1/me/alerts");
  if (!settings.ok) return undefined;
  const { publicKey, isSubscribed } = (await settings.json()) as { publicKey: string; isSubscribed: boolean };
  return isSubscribed ? publicKey : undefined;
}

/** Renews the session's tokens once, as no page may have done so for long. */
async function callAsMember(path: string, { method = "GET", body }: { method?: string; body?: object } = {}) {
  const send = (path: string, method: string, body?: object) =>
    fetch(path, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  const answer = await send(path, method, body);
  if (answer.status !== 401) return answer;
  const renewed = await send("/api/auth/token", "POST", { grant_type: "refresh_token" });
  return renewed.ok ? send(path, method, body) : answer;
}
