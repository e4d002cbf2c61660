// Shows notifications that the server has pushed; `service-worker.js` loads it. The payload is `PushText` of
// `server/features/alerts/emails.ts`.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/favicon.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.url ?? "/", self.location.origin);
  // Only screens of ours.
  const target = address.origin === self.location.origin ? address.href : self.location.origin;
  event.waitUntil(open(target));
});

async function open(target) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url === target);
  if (there) return there.focus();
  return self.clients.openWindow(target);
}
