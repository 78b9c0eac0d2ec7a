import { isOwnPath, readModalAddress } from '@/lib/rules/modals/address';
import { deepLinkTarget } from '@/lib/server/guard/deep-link';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import { visit } from '../../server/guard/viewer';

const HERE = 'https://taspa.example';

/** Addresses of other sites that a careless parser would take for a path of ours. */
const FOREIGN = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/lk',
  '//evil.example%2f@taspa.example',
  '//taspa.example@evil.example',
  '//user:password@evil.example',
  '//[::1]/',
  '//127.0.0.1',
  '//2130706433',
  '//evil%E3%80%82example',
  '//evil。example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/lk\r\nset-cookie: a=b',
  '/lk\nlocation: //evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  '/lk\\..\\evil',
  'http://evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://taspa.example@evil.example',
  'https://taspa.example.evil.example',
  'https://taspa.example:443@evil.example',
  'ftp://evil.example',
  'ws://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://taspa.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://taspa.example/1',
  'file:///etc/passwd',
  'view-source:https://evil.example',
  'mailto:a@evil.example',
  'tel:+77010000000',
  'intent://evil.example#Intent;scheme=http;end',
  'evil.example',
  'evil.example/lk',
  '.evil.example',
  '@evil.example',
  ':80@evil.example',
  '?to=//evil.example',
  '#//evil.example',
  '',
];

/** They look foreign and stay here, because browsers do not treat an encoded slash as a slash. */
const OWN = [
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/https://evil.example',
  '/lk?to=//evil.example',
];

const isHere = (address: string) => new URL(address, HERE).origin === HERE;

test('quality S24: the table has 60 strings', () => {
  expect(new Set(FOREIGN).size).toBeGreaterThanOrEqual(60);
});

describe('quality S24: a stored target must be a path of this site', () => {
  test.each(FOREIGN)('refuses %j', (to) => {
    expect(isOwnPath(to)).toBe(false);
    expect(readModalAddress(`#auth?to=${encodeURIComponent(to)}`)?.to ?? null).toBeNull();
  });

  test.each(OWN)('accepts %j and stays on this site', (to) => {
    expect(readModalAddress(`#auth?to=${encodeURIComponent(to)}`)?.to).toBe(to);
    expect(isHere(to)).toBe(true);
  });
});

describe('quality S24: no part of our own address leads to another site', () => {
  const clickup = siteVariantOf('clickup.localhost', new Map());
  const viewers = [{}, { known: 'user' as const }, { siteVariant: clickup }, { isRegionClosed: true }];

  test.each([...FOREIGN, ...OWN])('%j', (text) => {
    const value = encodeURIComponent(text);
    const addresses = [
      ...['content', 'channel', 'row', 'rowset', 'packet', 'promo_key', text].map(
        (type) =>
          `/?type=${encodeURIComponent(type)}&id=${value}&code=${value}&start_time=${value}&library_id=${value}`,
      ),
      ...['partner', 'stageapi', 'customapi', 'webview', 'to', 'lang'].map(
        (name) => `/?webview=1&${name}=${value}`,
      ),
      `/?type=content&slug=${value}&need_auth=auth`,
      `/startpage?to=${value}`,
      `/geo_lock?to=${value}`,
      `/lk?to=${value}`,
      `/channel/${value}?ts=${value}`,
      `/channels/${value}?ts=5`,
      `/${value}?partner=almatv`,
      `/${text}?partner=almatv`,
      `${text}?partner=almatv`,
      `/${text}`,
    ];
    for (const address of addresses) {
      for (const viewer of viewers) {
        const decision = visit(address, viewer);
        if (decision.kind !== 'redirect') continue;
        const { to } = decision;
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(to).not.toMatch(/[\r\n\t\\]/);
        expect(isHere(to)).toBe(true);
        const saved = readModalAddress(new URL(to, HERE).hash)?.to ?? '/';
        expect(isHere(saved)).toBe(true);
      }
    }
  });

  test.each(FOREIGN)('a push message cannot lead to another site either: %j', (text) => {
    for (const type of ['content', 'channel', 'row', 'rowset', 'packet', 'promo_key', text]) {
      const fields = { type, id: text, code: text, start_time: text, library_id: text, need_auth: null };
      const target = deepLinkTarget(fields);
      // A name with dots is invalid; one without is only a page that does not exist.
      if (target !== null) expect(isHere(target)).toBe(true);
    }
  });
});
