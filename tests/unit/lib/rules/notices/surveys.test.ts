import { surveyOf } from '@/lib/rules/notices/surveys';

test.each<[unknown, number]>([
  [undefined, 1],
  [null, 1],
  [{ survey: 2 }, 2],
  [{ survey: 3 }, 3],
  [{ survey: 7 }, 1],
  [{ survey: '2' }, 1],
])('spec 3 §7: the survey id is 1, but for panels with surveys of their own: %j', (data, id) =>
  expect(surveyOf(data)).toBe(id),
);
