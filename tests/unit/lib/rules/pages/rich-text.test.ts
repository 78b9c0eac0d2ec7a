import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RichText } from '@/components/ui/rich-text/RichText';
import { plainText, readRichText } from '@/lib/rules/pages/rich-text';
import { processorTime } from '../../../../support/processor';

const drawn = (html: string): string =>
  renderToStaticMarkup(createElement(RichText, { nodes: readRichText(html) }))
    .replace(/^<div[^>]*>/, '')
    .replace(/<\/div>$/, '');

describe('quality R7, S25: foreign text cannot contain active content', () => {
  test.each([
    ['<script>alert(1)</script>words', 'words'],
    ['<script src=//evil.example>', ''],
    ['<SCRIPT>alert(1)</script >after', 'after'],
    ['<style>*{display:none}</style><p>Seen</p>', '<p>Seen</p>'],
    ['<p onclick="alert(1)" style="x">Text</p>', '<p>Text</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Text', 'Text'],
    ['<svg onload=alert(1)><a href="javascript:x">t</a></svg>Text', 'Text'],
    ['<a href="javascript:alert(1)">Text</a>', '<span>Text</span>'],
    ['<a href="java&#115;cript:alert(1)">Text</a>', '<span>Text</span>'],
    ['<a href="JAVASCRIPT&colon;alert(1)">Text</a>', '<span>Text</span>'],
    ['<a href="data:text/html,x">Text</a>', '<span>Text</span>'],
    ['<a href="//evil.example">Text</a>', '<span>Text</span>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
    ['<!-- <script>alert(1)</script> -->Text', 'Text'],
    ['<p title="a>b<script>">Text</p>', '<p>b </p>'],
    ['<form action="/"><input name="q"><button>Go</button></form>', 'Go'],
  ])('%s', (html, safe) => {
    const seen = drawn(html);
    expect(seen).not.toMatch(/<(?!\/?(?:h2|h3|p|ul|ol|li|a|strong|em|br|span)\b)/);
    expect(seen).not.toMatch(/\son\w+=|javascript:/i);
    expect(seen.trim()).toBe(safe);
  });
});

describe('markup that is allowed', () => {
  test.each([
    ['<h1>One</h1><h4>Two</h4>', '<h2>One</h2><h3>Two</h3>'],
    [
      '<p>A <b>bold</b> and <i>soft</i><br>word</p>',
      '<p>A <strong>bold</strong> and <em>soft</em><br/>word</p>',
    ],
    ['<ul><li>One<li>Two</ul>after', '<ul><li>One</li><li>Two</li></ul>after'],
    [
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>',
      '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol>',
    ],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<p>&laquo;Taspa&raquo; &#8212; &amp; &#x41;</p>', '<p>«Taspa» — &amp; A</p>'],
    [
      '<a href="https://taspa.example/a?b=1&amp;c=2">Link</a>',
      '<a href="https://taspa.example/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">Link</a>',
    ],
    [
      '<a href=mailto:help@taspa.example>Mail</a>',
      '<a href="mailto:help@taspa.example" rel="noopener noreferrer nofollow">Mail</a>',
    ],
    [
      "<a href='tel:+7 700 000'>Call</a>",
      '<a href="tel:+7 700 000" rel="noopener noreferrer nofollow">Call</a>',
    ],
    ['5 < 6 and 7 > 3', '5 &lt; 6 and 7 &gt; 3'],
  ])('%s', (html, seen) => expect(drawn(html)).toBe(seen));

  test('a text without tags stays a text', () => {
    expect(readRichText('  Just words.\n')).toEqual([' Just words. ']);
    expect(plainText(readRichText('<p>One <b>two</b></p>\n<p>three</p>'))).toBe('One two three');
  });

  test('very deep nesting is drawn', () => {
    expect(drawn(`${'<ul><li>'.repeat(20_000)}deep`)).toContain('deep');
  });

  test('a million characters are parsed without delay', async () => {
    const spent = await processorTime(() => {
      readRichText('<a "'.repeat(250_000));
      readRichText('<!--'.repeat(250_000));
      readRichText('&#1'.repeat(300_000));
    });
    expect(spent).toBeLessThan(3_000);
  });
});
