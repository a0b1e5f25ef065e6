/* Shows push messages of Cloud Messaging and opens the page they are about. Registered only when somebody wishes it. */
self.addEventListener('push', (event) => {
  const { data } = event.data?.json() ?? {};
  if (typeof data?.title !== 'string') return;
  const { title, body = '', path = '/', tag } = data;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/favicon.svg', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(String(event.notification.data?.path ?? '/'), self.location.origin);
  if (address.origin !== self.location.origin) return;
  event.waitUntil(open(address.href));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).origin === self.location.origin);
  // A page that has something unsaved asks before it leaves; a new one disturbs nothing.
  await (page?.url === address ? page.focus() : self.clients.openWindow(address));
}
