/** @jest-environment jsdom */
import { genreKey, genreKeys, ruleForOthers } from '@/lib/rules/guide/genres';

test('genres are words of one attribute, whatever is in their names', () =>
  expect(genreKeys(['Science fiction', 'қорқынышты', 'talk"]*{}show'])).toBe(
    'science-fiction қорқынышты talk-show',
  ));

test('the rule meets programmes of other genres and what is in them, and not those of the genre', () => {
  document.body.innerHTML = `<p data-genres="drama"></p><p data-genres="${genreKeys(['Science fiction', 'drama'])}"></p>
    <p data-genres="news"><b></b></p><p data-genres=""></p><p></p>`;
  const [selector = ''] = ruleForOthers(genreKey('Drama'), 'color: red').split(' {');
  expect([...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)).toEqual([
    '<p data-genres="news"><b></b></p>',
    '<b></b>',
    '<p data-genres=""></p>',
  ]);
});
