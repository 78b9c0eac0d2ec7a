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
    ['.a{x:1}@media (hover){.a{x:2}}', true],
    ['.a{x:1}.b{x:2}', false],
    ['@media (hover){.b{x:1}}', false],
    ['@font-face{x:1}', true],
  ])('reports for %s whether the rules are complete: %s', (css, isWhole) => {
    expect(new Sheet(css).partFor(new Set(['a'])).isWhole).toBe(isWhole);
  });

  test('classes are read from elements, not from text', () => {
    const html = '<p id="x" class="a b">class=&quot;c&quot;</p><svg class="d"></svg><i data-class="e">';
    expect(classesIn(html)).toEqual(new Set(['a', 'b', 'd']));
  });
});
