import { isTvAgent } from '@/lib/shared/sites/tv-agent';
import type { DeviceId } from './devices';

/** The system of a phone or tablet; null elsewhere. */
export function phoneOf(userAgent: string): Extract<DeviceId, 'android' | 'ios'> | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : null;
}

/** The device on which the page is open, as far as its browser says. */
export function ownDevice(userAgent: string): DeviceId {
  if (/Tizen/.test(userAgent)) return 'samsung_tv';
  if (/Web0S|webOS/.test(userAgent)) return 'lg_tv';
  if (isTvAgent(userAgent)) return /Android/.test(userAgent) ? 'android_tv' : 'other';
  return phoneOf(userAgent) ?? 'computer';
}

/** Its own name where the list has one for several; null otherwise. */
export function ownName(userAgent: string): string | null {
  const names = {
    iPad: /iPad/,
    iPhone: /iPhone/,
    Windows: /Windows/,
    macOS: /Macintosh/,
    ChromeOS: /CrOS/,
    Linux: /X11/,
  };
  return Object.entries(names).find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
