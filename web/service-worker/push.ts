/** A notification as the server pushes it: `PushText` of `server/features/push-notifications/present.ts`. */
interface PushText {
  title: string;
  body: string;
  /** The target screen's path. */
  url: string;
  /** A notification with the same tag is replaced. */
  tag: string;
}

/** Shows pushed notifications. A press focuses the window with its screen, or opens one. */
export function showNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    if (!event.data) return;
    const { title, body, url, tag } = event.data.json() as PushText;
    if (url.startsWith("/chats")) event.waitUntil(markApp(worker));
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { url } = event.notification.data as Pick<PushText, "url">;
    event.notification.close();
    event.waitUntil(openScreen(worker, new URL(url, worker.location.origin).href));
  });
}

/** Sets a mark on the installed app's icon, if supported; an open window sets the number. */
async function markApp(worker: ServiceWorkerGlobalScope): Promise<void> {
  if ((await windowsOf(worker)).length === 0) await worker.navigator.setAppBadge?.().catch(() => {});
}

const windowsOf = ({ clients }: ServiceWorkerGlobalScope) =>
  clients.matchAll({ type: "window", includeUncontrolled: true });

async function openScreen(worker: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await windowsOf(worker);
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
