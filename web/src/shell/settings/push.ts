/** Web Push: this browser is told of a turn even when the page is closed. The worker that shows it is `public/push.js`. */

import { ask, Refusal } from "../../core/api";
import { say } from "../../core/words.svelte";
import { bytesOf } from "./keys";

const WORKER = "/push.js";

/** Only over HTTPS or on this machine, and only in browsers that know how. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function startPush(): Promise<void> {
  const { key } = await ask<{ key: string }>("GET", "/api/push/key");
  if ((await Notification.requestPermission()) !== "granted") throw denied();
  const worker = await navigator.serviceWorker.register(WORKER);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask("PUT", "/api/me/push", { endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
}

const denied = (): Refusal =>
  new Refusal(403, { kind: "browser", reason: "denied", args: [], message: say("page-shell-notices-denied") });

export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  const subscription = await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription();
  if (!subscription) return;
  await ask("DELETE", "/api/me/push", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
