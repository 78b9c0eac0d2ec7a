import { isTvAgent } from '@/lib/shared/sites/tv-agent';

test.each([
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 Chrome/94.0 TV Safari/537.36', true],
  ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 12; BRAVIA 4K VH2) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 9; AFTKA) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', true],
  [
    'Mozilla/5.0 (QtEmbedded; U; Linux; C) AppleWebKit/533.3 MAG200 stbapp ver: 2 rev: 250 Safari/533.3',
    true,
  ],
  ['Mozilla/5.0 (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 Mobile Safari/537.3', false],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) Version/18.2 Mobile Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Andr0id 9; BRAVIA 4K GB) AppleWebKit/537.36 OPR/46.0 OMI/4.21 HbbTV/1.5.1', true],
  ['Mozilla/5.0 (Linux; Android 11; Chromecast Build/RTT2; Google TV) Chrome/119.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 12; Android TV) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux; U; VIDAA 6.0; en) AppleWebKit/537.36 Chrome/88.0 Safari/537.36', true],
  ['Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
])('the browser of a television is known by its name: %s: %s', (userAgent, isTv) => {
  expect(isTvAgent(userAgent)).toBe(isTv);
});
