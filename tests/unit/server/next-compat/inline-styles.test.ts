import { createHash } from 'node:crypto';
import { inlineStyles, restOfSheet, sheetOf } from '@/server/next-compat/inline-styles';

const HREF = '/_next/static/chunks/0a~b-c.css';
const LINK = `<link rel="stylesheet" href="${HREF}" data-precedence="next"/>`;
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body>x</body></html>`;
const sheet = sheetOf('a{color:red}');

describe('quality LCP: style sheets within the page', () => {
  test('the rules are in the head, and the link of the sheet is switched off', () => {
    const { html, hashes } = inlineStyles(page(LINK), () => sheet);
    expect(html).toContain(
      `<style>a{color:red}</style><link rel="stylesheet" href="${HREF}" data-precedence="next" disabled=""/></head>`,
    );
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update('a{color:red}').digest('base64')}'`]);
  });

  test('a page gets the rules that its elements can need; links to the others of each sheet follow', () => {
    const css: Record<string, string> = { a: '@font-face{x:1}', b: '.tile{x:1}.rail{x:2}', c: 'a{x:1}' };
    const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css"/>`;
    const links = Object.keys(css).map(link).join('');
    const read = (href: string) => sheetOf(css[href.charAt(href.length - 5)] ?? '');
    const { html, hashes } = inlineStyles(page(`${links}<meta class="tile">`), read);
    expect(html).toContain('<head><meta class="tile"><style>@font-face{x:1}.tile{x:1}a{x:1}</style><link');
    expect(
      [...html.matchAll(/(\w\.css[^"]*)" disabled=""( data-more)?/g)].map(([, ...found]) => found),
    ).toEqual([
      ['a.css', undefined],
      ['b.css', undefined],
      ['c.css', undefined],
      ['b.css?without=AQ', ' data-more'],
    ]);
    const rest = { pathname: '/_next/static/chunks/b.css', search: '?without=AQ' };
    expect(restOfSheet(rest, read)).toBe('.rail{x:2}');
    expect(hashes).toHaveLength(1);
  });

  test('no sheet of a view that the page does not draw is fetched ahead of its pictures', () => {
    const ahead = '<link rel="preload" href="/_next/static/chunks/0a~other.css" as="style"/>';
    expect(inlineStyles(page(ahead + LINK), () => sheet).html).not.toContain('0a~other.css');
  });

  test('a sheet that is not a file of this build stays a link, and so does one in a page without a head', () => {
    expect(inlineStyles(page(LINK))).toEqual({ html: page(LINK), hashes: [] });
    expect(inlineStyles(LINK, () => sheet)).toEqual({ html: LINK, hashes: [] });
  });

  test.each(['/_next/static/chunks/../../secret.css', 'https://elsewhere.example/a.css', '/brand/a.css'])(
    '%s is not a style sheet of the framework',
    (href) => {
      const read = jest.fn(() => sheet);
      const html = page(`<link rel="stylesheet" href="${href}"/>`);
      expect(inlineStyles(html, read).html).toBe(html);
      expect(read).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['/_next/static/chunks/b.css', ''],
    ['/_next/static/chunks/b.css', '?without=a%20b'],
    ['/_next/static/chunks/../b.css', '?without=AQ'],
    ['/_next/static/chunks/b.js', '?without=AQ'],
  ])('%s%s names no rest of a sheet', (pathname, search) => {
    expect(restOfSheet({ pathname, search }, () => sheet)).toBeNull();
  });

  test('addresses in the rules are made relative to the page; text of a sheet is never used as a replacement pattern', () => {
    const css = "@font-face{src:url(../media/o.woff2)}a::after{content:'$&'}";
    const { html } = inlineStyles(page(LINK), () => sheetOf(css));
    expect(html).toContain('url(/_next/static/media/o.woff2)');
    expect(html).toContain("content:'$&'");
  });
});
