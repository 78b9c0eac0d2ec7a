import { presentsOf } from '../../src/origin/images/kinds/person/presents.ts';
import { moodOf } from '../../src/origin/images/mood.ts';

test.each([
  ['Асель Турсынхан', 'woman'],
  ['Камила Сарсенбай', 'woman'],
  ['Инжу Даулеткызы', 'woman'],
  ['Лидия Громыхина', 'woman'],
  ['Олжас Темиржан', 'man'],
  ['Илья Кудряшин', 'man'],
  ['', undefined],
])('the portrait of %s matches the gender of the name', (name, wanted) => {
  expect(presentsOf(name)).toBe(wanted);
});

test.each([
  [['comedy', 'thriller'], 'thriller'],
  [['drama', 'romance'], 'romance'],
  [['family', 'adventure'], 'kids'],
  [['sci-fi'], 'scifi'],
  [['drama'], 'drama'],
  [[], 'drama'],
])('genres %j set the mood', (genres, wanted) => {
  expect(moodOf(genres)).toBe(wanted);
});
