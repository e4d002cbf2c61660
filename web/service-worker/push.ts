/** A notification as the server pushes it: `PushText` of `server/features/push-notifications/emails.ts`. */
interface PushText {
  title: string;
  body: string;
  /** The path of the screen that it leads to. */
  url: string;
  /** A newer notification with the same tag takes its place. */
  tag: string;
}

/** Shows what the server pushes. Pressing it opens its screen, or goes to the window that shows that screen already. */
export function showNotifications(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    if (!event.data) return;
    const { title, body, url, tag } = event.data.json() as PushText;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { url } = event.notification.data as Pick<PushText, "url">;
    event.notification.close();
    event.waitUntil(openScreen(worker, new URL(url, worker.location.origin).href));
  });
}

async function openScreen({ clients }: ServiceWorkerGlobalScope, address: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  await (there ? there.focus() : clients.openWindow(address));
}
