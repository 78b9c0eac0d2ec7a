import 'server-only';
import { FILE_POLICY } from '@/lib/shared/content-policy';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';

const YEAR_SECONDS = 31_536_000;

/** Devices that no page of ours asks for; playing, full screen and the clipboard stay as browsers have them. */
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
 * On every answer, whatever it is (quality S26, S27); a page brings a policy of its own. Nobody who opened a page of ours keeps a
 * hold on it, while a window of a bank that we open stays ours; nobody else's page takes our answers in as pictures or scripts.
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
