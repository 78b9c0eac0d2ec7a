import { classesIn, Sheet } from '@/server/next-compat/critical-css';

const part = (css: string, ...classes: string[]) => new Sheet(css).partFor(new Set(classes)).css;

describe('DESIGN section 10, LCP: a page gets those rules of a style sheet that its elements can need', () => {
  test.each([
    ['a rule of a class in the page', '.a{x:1}', ['a'], '.a{x:1}'],
    ['no rule of a class that is not in the page', '.a{x:1}', ['b'], ''],
    ['a rule without classes', ':root{x:1}[hidden]{x:2}', [], ':root{x:1}[hidden]{x:2}'],
    ['a rule of several classes, when all are in the page', '.a .b{x:1}.a>.c{x:2}', ['a', 'b'], '.a .b{x:1}'],
    ['a rule of several selectors, when one can match', '.a,.b{x:1}', ['b'], '.a,.b{x:1}'],
    ['a rule with :not', '.a:not(.b){x:1}', ['a'], '.a:not(.b){x:1}'],
    ['a condition on other elements', '.a:has(>.b:is(.c,.d)){x:1}', ['a'], '.a:has(>.b:is(.c,.d)){x:1}'],
    ['text that only looks like a class', 'a[href$=".b"]{x:1}', [], 'a[href$=".b"]{x:1}'],
    ['a group that keeps a rule', '@media (hover){.a{x:1}.b{x:2}}', ['a'], '@media (hover){.a{x:1}}'],
    ['no group without rules', '@media (hover){@supports (x:1){.a{x:1}}}', [], ''],
    ['the order of a layer', '@layer base;@layer ui{.a{x:1}}', [], '@layer base;@layer ui;'],
    [
      'fonts and animations, complete',
      '@font-face{x:1}@keyframes k{to{x:1}}',
      [],
      '@font-face{x:1}@keyframes k{to{x:1}}',
    ],
  ])('%s', (_, css, classes, expected) => {
    expect(part(css, ...classes)).toBe(expected);
  });

  test.each([
    ['nothing', '.a{x:1}@media (hover){.a{x:2}}@font-face{x:1}', null],
    ['the other rules', '.a{x:1}.b{x:2}', '.b{x:2}'],
    ['their groups', '@layer ui{.a{x:1}@media (hover){.b{x:1}}}', '@layer ui{@media (hover){.b{x:1}}}'],
    [
      'no fonts, animations and empty layers',
      '@layer ui;@font-face{x:1}@layer ui{.a{x:1}}.b{x:1}',
      '.b{x:1}',
    ],
    ['more than eight rules', `.a{x:1}${'.b{x:1}'.repeat(9)}.a{x:1}.b{x:2}`, '.b{x:2}'],
  ])('the rest of a sheet: %s', (_, css, expected) => {
    const sheet = new Sheet(css);
    const { rest } = sheet.partFor(new Set(['a']));
    expect(rest && sheet.restOf(rest)).toBe(expected);
  });

  test.each([
    ['sets the same', '.m_b{color:red}.m_a{color:blue}', '.m_b{color:red}.m_a{color:blue}'],
    ['sets a part of the same', '.m_b{margin:0}.m_a{margin-top:1px}', '.m_b{margin:0}.m_a{margin-top:1px}'],
    [
      'sets it under a condition',
      '.m_b{gap:0}@media print{.m_a{row-gap:0}}',
      '.m_b{gap:0}@media print{.m_a{row-gap:0}}',
    ],
    [
      'is written because of a third',
      '.m_c{top:0}.m_b{inset:0;gap:0}.m_a{gap:1px}',
      '.m_c{top:0}.m_b{inset:0;gap:0}.m_a{gap:1px}',
    ],
    ['sets something else', '.m_b{color:red}.m_a{margin:0}', '.m_a{margin:0}'],
    ['stands before it', '.m_a{color:blue}.m_b{color:red}', '.m_a{color:blue}'],
    ['is of another module', '.n_b{color:red}.m_a{color:blue}', '.m_a{color:blue}'],
    ['is of another layer', '@layer ui{.m_b{color:red}}.m_a{color:blue}', '@layer ui;.m_a{color:blue}'],
  ])('a rule keeps its place before a needed rule that may override it: one that %s', (_, css, expected) => {
    expect(part(css, 'm_a')).toBe(expected);
  });

  test('classes are read from elements, not from text', () => {
    const html = '<p id="x" class="a b">class=&quot;c&quot;</p><svg class="d"></svg><i data-class="e">';
    expect(classesIn(html)).toEqual(new Set(['a', 'b', 'd']));
  });
});
