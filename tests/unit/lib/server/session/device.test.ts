import { isCrawler } from '@/lib/rules/session/crawlers';
import { describeDevice } from '@/lib/server/session/describe-device';
import { isSameOrigin } from '@/lib/server/session/same-origin';

const settings: { SITE_URL?: string } = {};
jest.mock('@/lib/shared/env', () => ({ env: () => settings }));

const CHROME_LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const SAFARI_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15';
const TIZEN =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.31 TV Safari/537.36';
const WEBOS =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36';

describe('spec 1 §3 Device: how a browser is registered', () => {
  test.each([
    [CHROME_LINUX, 'pc', 'Chrome', 'Linux', ''],
    [CHROME_ANDROID, 'phone', 'Chrome', 'Android', '14'],
    [SAFARI_IPHONE, 'phone', 'Safari', 'iOS', '18.2'],
    [IPAD, 'tablet', 'Safari', 'iOS', '17.1'],
    [TIZEN, 'tv', 'Chrome', 'Tizen', '7.0'],
    [WEBOS, 'tv', 'Chrome', 'webOS', ''],
    ['', 'pc', 'Browser', 'Unknown', ''],
  ])('%s', (userAgent, device_type, model, os_name, os_version) => {
    const device = describeDevice(userAgent, 'serial-1');
    expect(device).toMatchObject({ device_type, model, os_name, os_version, serial: 'serial-1' });
  });
});

test('DESIGN section 3: crawlers get no session, viewers do', () => {
  for (const crawler of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; YandexSearchShop/1.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1',
    'TelegramBot (like TwitterBot)',
    '',
    null,
  ]) {
    expect(isCrawler(crawler)).toBe(true);
  }
  const yandexBrowser = `${CHROME_LINUX} YaBrowser/26.9.0.0`;
  const inMessenger = `${CHROME_ANDROID} Telegram-Android/11.4`;
  const yandexApp = `${CHROME_ANDROID} YandexSearch/9.85 YandexSearchBrowser/9.85`;
  const cubot = CHROME_ANDROID.replace('Pixel 8', 'CUBOT NOTE 20 Pro');
  const browsers = [CHROME_LINUX, CHROME_ANDROID, SAFARI_IPHONE, yandexBrowser];
  for (const viewer of [inMessenger, yandexApp, cubot, ...browsers]) {
    expect(isCrawler(viewer)).toBe(false);
  }
});

describe('quality S17: only our own pages may change state', () => {
  const request = (origin: string | null) =>
    new Request('http://taspa.test/api/session', {
      method: 'POST',
      headers: { host: 'taspa.test', ...(origin === null ? {} : { origin }) },
    });

  test.each([
    ['http://taspa.test', true],
    ['http://evil.test', false],
    ['null', false],
    [null, false],
    ['http://taspa.test.evil.test', false],
  ])('Origin %s → %s', (origin, isAllowed) => {
    expect(isSameOrigin(request(origin))).toBe(isAllowed);
  });

  test.each<[string, string, Record<string, string>, string | undefined, boolean]>([
    ['https for a site that is reached over https', 'https', {}, 'https://taspa.test', true],
    ['http for it, because such a page may be forged on the way', 'http', {}, 'https://taspa.test', false],
    ['https where a proxy of ours says so', 'https', { 'x-forwarded-proto': 'https' }, undefined, true],
    ['http where it says https', 'http', { 'x-forwarded-proto': 'https' }, undefined, false],
    ['https with a list of two proxies', 'https', { 'x-forwarded-proto': 'https, http' }, undefined, true],
    ['https without a proxy header', 'https', {}, undefined, false],
    ['another port', 'http', { host: 'taspa.test:8080' }, undefined, false],
  ])('the scheme is part of the origin: %s', (_, scheme, headers, SITE_URL, isAllowed) => {
    settings.SITE_URL = SITE_URL;
    const requested = new Request('http://taspa.test/api/session', {
      method: 'POST',
      headers: { host: 'taspa.test', origin: `${scheme}://taspa.test`, ...headers },
    });
    expect(isSameOrigin(requested)).toBe(isAllowed);
  });
});
