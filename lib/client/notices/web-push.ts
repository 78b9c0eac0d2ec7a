import * as v from 'valibot';
import { isRegistered, rememberRegistration } from '@/lib/client/browser/push-registration';
import { callSession } from '@/lib/client/http/call-session';

/** Pushes to this browser, also while the site is closed (Web Push). Browser only. */

const isPossible = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Whether the viewer can be asked: browsers ask once, and after a refusal never again. */
export const mayAsk = (): boolean => isPossible() && Notification.permission === 'default';

const isGranted = (): boolean => isPossible() && Notification.permission === 'granted';

const Key = v.object({ key: v.nullable(v.string()) });

/** The key of the platform; null where it sends no pushes to browsers. @throws PlatformError */
export async function loadPushKey(): Promise<string | null> {
  return (await callSession('GET', '/push', Key)).key;
}

/**
 * Opens the browser's own question, which needs a press of the viewer, and registers this browser for pushes.
 * @throws when the browser or the platform cannot be reached
 */
export async function askPermission(key: string): Promise<'granted' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  await register(key);
  return 'granted';
}

/**
 * Whether pushes reach this browser by themselves; then the page does not ask for them. A browser may have forgotten its
 * subscription, or keep one that the platform does not know.
 */
export async function hasWebPush(): Promise<boolean> {
  if (!isGranted()) return false;
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await worker?.pushManager.getSubscription().catch(() => null);
  return Boolean(subscription && isRegistered(subscription.endpoint));
}

/**
 * The registration ends with the device of the account, so each login needs it again; so do another language and a key
 * that was renewed. Does nothing without a permission.
 */
export async function keepRegistered(): Promise<void> {
  if (!isGranted()) return;
  const key = await loadPushKey();
  if (key) await register(key);
}

/**
 * A browser in which nobody is logged in gets no pushes: a session that was lost, other than a logout, leaves the device of the account with
 * its registration. A push service that does not know a subscription says so, and the platform removes it.
 */
export async function leaveAccount(): Promise<void> {
  if (!isGranted()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function register(key: string): Promise<void> {
  // Without a registration `ready` would wait for ever.
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('no service worker');
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isUsable = known && keyOf(known) === key;
  if (known && !isUsable) await known.unsubscribe();
  const subscription = isUsable
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await callSession('POST', '/push', v.unknown(), { endpoint, keys });
  if (endpoint) rememberRegistration(endpoint);
}

/** The key with which a browser subscribed, as the platform writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
