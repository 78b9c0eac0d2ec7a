import { createHash } from 'node:crypto';
import { inlineStyles, sheetOf } from '@/server/inline-styles';

const HREF = '/_next/static/chunks/0a~b-c.css';
const LINK = `<link rel="stylesheet" href="${HREF}" data-precedence="next"/>`;
const page = (head: string) => `<!DOCTYPE html><html><head>${head}</head><body>x</body></html>`;
const sheet = sheetOf('a{color:red}');

describe('quality LCP: style sheets within the page', () => {
  test('a sheet stands where its link was, and the link is switched off', () => {
    const { html, hashes } = inlineStyles(page(LINK), () => sheet);
    expect(html).toContain(`<style data-precedence="next" data-href="${HREF}">a{color:red}</style>`);
    expect(html).toContain(`href="${HREF}" data-precedence="next" disabled=""/>`);
    expect(hashes).toEqual([`'sha256-${createHash('sha256').update('a{color:red}').digest('base64')}'`]);
  });

  test('one sheet named twice is one hash of the policy', () => {
    expect(inlineStyles(page(LINK + LINK), () => sheet).hashes).toHaveLength(1);
  });

  test('a sheet that is no file of this build stays a link', () => {
    expect(inlineStyles(page(LINK))).toEqual({ html: page(LINK), hashes: [] });
  });

  test.each(['/_next/static/chunks/../../secret.css', 'https://elsewhere.example/a.css', '/brand/a.css'])(
    '%s is no sheet of the framework',
    (href) => {
      const read = jest.fn(() => sheet);
      const html = page(`<link rel="stylesheet" href="${href}"/>`);
      expect(inlineStyles(html, read).html).toBe(html);
      expect(read).not.toHaveBeenCalled();
    },
  );

  test('addresses go by the page and no longer by the sheet; nothing in a sheet is a pattern', () => {
    const { css } = sheetOf("@font-face{src:url(../media/o.woff2)}a::after{content:'$&'}");
    expect(css).toContain('url(/_next/static/media/o.woff2)');
    expect(inlineStyles(page(LINK), () => sheetOf(css)).html).toContain("content:'$&'");
  });
});
