import 'server-only';
import { FILE_POLICY } from '@/lib/shared/policy/content-policy';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';

const YEAR_SECONDS = 31_536_000;

/** Features that our pages do not use; playback, full screen and clipboard keep the browser's default. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

let known: Record<string, string> | undefined;

/**
 * On every response (quality S26, S27); a page adds its own policy. A page that opened ours gets no access to
 * its window, while windows that we open for a bank stay connected; other sites cannot load our responses as
 * pictures or scripts.
 */
export function securityHeaders(): Readonly<Record<string, string>> {
  known ??= {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'content-security-policy': FILE_POLICY,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(hasSecureCookies() ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
  return known;
}
