/* The worker that shows notices of a turn, and opens the table when one is clicked. It keeps nothing and fetches nothing. */

self.addEventListener("push", (event) => {
  const { title, body, link, table } = event.data.json();
  const shown = { body, tag: table, renotify: true, icon: "/favicon.svg", data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The table where it is open already, else in a new page: another table that lies open is left alone. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === link);
  return page ? page.focus() : self.clients.openWindow(link);
}
