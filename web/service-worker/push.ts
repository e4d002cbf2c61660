/** A notification as the server pushes it: `PushText` of `server/features/push-notifications/emails.ts`. */
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
    // Without a number, which only the open app knows.
    if (url.startsWith("/chats")) event.waitUntil(markApp(worker));
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { url } = event.notification.data as Pick<PushText, "url">;
    event.notification.close();
    event.waitUntil(openScreen(worker, new URL(url, worker.location.origin).href));
  });
}

/** Marks the installed app's icon, where the browser can. */
async function markApp({ navigator }: ServiceWorkerGlobalScope): Promise<void> {
  await navigator.setAppBadge?.().catch(() => {});
}

async function openScreen({ clients }: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}
