import { mayBeNumbered, readDatedText, sectionsOf } from '@/lib/rules/pages/long-text';
import { plainText } from '@/lib/rules/pages/rich-text';
import { processorTime } from '@/tests/support/processor';

describe('spec 2 §2: the day from which a text holds', () => {
  test.each<[string, string | null, string]>([
    ['<h1>Terms</h1><p><time datetime="2026-09-01">1 September</time></p><p>Text</p>', '2026-09-01', 'Text'],
    ['<div>\n<time class="a" datetime="2026-09-01">then</time>\n</div><p>Text</p>', '2026-09-01', 'Text'],
    ['<p>From <time datetime="2026-09-01">1 September</time> on</p>', null, 'From 1 September on'],
    ['<p><time datetime="2026-99-01">never</time></p><p>Text</p>', null, 'never Text'],
    ['<p>Text</p>', null, 'Text'],
  ])('%s', (html, since, text) => {
    const read = readDatedText(html);
    expect([read.since, plainText(read.nodes)]).toEqual([since, text]);
  });

  test('a million characters are searched without delay', async () => {
    const spent = await processorTime(() => {
      readDatedText('<p><time '.repeat(120_000));
      readDatedText(`<p>${' '.repeat(1_000_000)}`);
    });
    expect(spent).toBeLessThan(3_000);
  });
});

test.each([
  [2, []],
  [3, ['Part 1', 'Part 2', 'Part 3']],
])('a text of %d sections lists %j', (count, expected) => {
  const parts = Array.from({ length: count }, (_, index) => `<h2>Part <b>${index + 1}</b></h2><p>x</p>`);
  expect(sectionsOf(readDatedText(`<h1>Terms</h1>${parts.join('')}`).nodes)).toEqual(expected);
});

test.each([
  [['Payment', 'Refunds'], true],
  [['1. Payment', '2. Refunds'], false],
  [['Payment', '§ 2 Refunds'], false],
  [[], false],
])('the sections %j may get numbers: %s', (sections, expected) => {
  expect(mayBeNumbered(sections)).toBe(expected);
});
