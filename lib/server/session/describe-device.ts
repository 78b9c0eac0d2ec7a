import type { DeviceDescription } from '@/lib/platform/sign-in/devices';
import { isTvAgent } from '@/lib/shared/sites/tv-agent';

/** Names of systems, the most specific first: Android also contains Linux, iPhone also contains Mac OS. */
const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/Tizen ([\d.]+)/, 'Tizen'],
  [/(?:Web0S|webOS)[ /.]?(?:TV-)?([\d.]*)/i, 'webOS'],
  [/Android ([\d.]+)/, 'Android'],
  [/(?:iPhone|iPad).*? OS ([\d_]+)/, 'iOS'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/Linux()/, 'Linux'],
];

const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A browser as a device of the platform (spec 1 §3 "Device"). */
export function describeDevice(userAgent: string, serial: string): DeviceDescription {
  const system = SYSTEMS.map(([pattern, name]) => ({ name, match: pattern.exec(userAgent) })).find(
    (candidate) => candidate.match,
  );
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent));
  return {
    device_type: deviceType(userAgent),
    vendor: 'Web',
    model: browser?.[1] ?? 'Browser',
    os_name: system?.name ?? 'Unknown',
    os_version: (system?.match?.[1] ?? '').replaceAll('_', '.').slice(0, 16),
    serial,
  };
}

function deviceType(userAgent: string): DeviceDescription['device_type'] {
  // Checked first, because a television may also contain Android.
  if (isTvAgent(userAgent)) return 'tv';
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet';
  if (/iPhone|Mobile/.test(userAgent)) return 'phone';
  return 'pc';
}
