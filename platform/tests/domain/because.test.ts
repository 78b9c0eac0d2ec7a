import { becauseName, similarToWatched } from '../../src/catalogue/because.ts';
import type { Content, Snapshot } from '../../src/catalogue/model.ts';

const title = (id: string, genreIds: number[], more: object = {}) => {
  const content = {
    id,
    genreIds,
    personIds: [],
    countryIds: [],
    isSeries: false,
    year: 2020,
    score: 5,
    ...{ type: 'movie', isLost: false, title: { ru: id, kk: id, en: id, uz: id }, ...more },
  } as unknown as Content;
  return Object.assign(content, { root: content });
};
const drama = [1, 2, 3, 4, 5, 6].map((at) => title(`drama ${at}`, [1]));
const [first, second] = drama as [Content, Content];
const lonely = title('lonely', [9]);
const news = title('news', [1], { type: 'program' });
const lost = title('lost', [1], { isLost: true });
const snapshot = { roots: [...drama, lonely, news, lost] } as unknown as Snapshot;

test('films and series that resemble the last watched one, without those already watched', () => {
  const because = similarToWatched(snapshot, [first, second]);
  expect(because?.title).toBe(first);
  expect(because?.items.map(({ id }) => id)).toEqual(['drama 3', 'drama 4', 'drama 5', 'drama 6']);
});

test('a watched title without similar titles is skipped for the one watched before it', () => {
  expect(similarToWatched(snapshot, [lonely, first])?.title).toBe(first);
});

test('no row without a history, or with too few similar titles', () => {
  expect(similarToWatched(snapshot, [])).toBeNull();
  expect(similarToWatched(snapshot, drama.slice(0, 3))).toBeNull();
  expect(similarToWatched(snapshot, [lonely])).toBeNull();
});

test('the name of the row has the title, whatever characters it has', () => {
  const name = { ru: 'Вы смотрели «{title}»', kk: '«{title}»', en: '“{title}”', uz: '«{title}»ni' };
  expect(becauseName(name, title('$& 7', []))).toMatchObject({ ru: 'Вы смотрели «$& 7»', uz: '«$& 7»ni' });
});
