import { ownDevice, ownName } from '@/lib/rules/pages/own-device';

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36', 'android', null],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'ios', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15', 'ios', 'iPad'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0', 'computer', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'computer', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0', 'computer', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0', 'computer', 'ChromeOS'],
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36', 'samsung_tv', null],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36', 'lg_tv', null],
  ['Mozilla/5.0 (Linux; Android 12; BRAVIA 4K) AppleWebKit/537.36', 'android_tv', null],
  ['Mozilla/5.0 (Linux; U) HbbTV/1.5.1', 'other', null],
])('spec 3 §2: %s is the device %s with the name %s', (userAgent, id, name) => {
  expect(ownDevice(userAgent)).toBe(id);
  expect(ownName(userAgent)).toBe(name);
});
