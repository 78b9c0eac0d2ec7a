import type { Content } from '../../src/catalogue/model.ts';
import { readings } from '../../src/domain/search/wanted.ts';
import { answersGuided } from '../../src/search/guided.ts';

const programme = {
  title: { ru: 'Вечерние новости', kk: 'Кешкі жаңалықтар', en: 'Evening News', uz: 'Kechki yangiliklar' },
} as Content;

test.each([
  ['новости', true],
  ['нов', true],
  ['novosti vech', true],
  ['жаналык', true],
  ['yjdjcnb', true],
  ['yangi', true],
  ['новости утра', false],
  ['спорт', false],
])('an imported programme on air is found by %p: %p', (text, isFound) => {
  expect(answersGuided(programme, readings(text))).toBe(isFound);
});
