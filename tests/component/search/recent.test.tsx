import { forgetQuery, recentQueries, rememberQuery } from '@/lib/client/search/recent';
import { forgetViewerData } from '@/lib/client/viewer/forget-viewer-data';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { SEARCHES_KEPT } from '@/lib/rules/search/constants';

const guest: Viewer = { state: 'guest', name: null, phone: null };
const profile = (id: string, role: 'adult' | 'child' = 'adult'): Viewer => ({
  ...{ state: 'user', name: 'Somebody', phone: null },
  profile: { id, name: 'Somebody', role, icon: null },
});

beforeEach(() => {
  localStorage.clear();
  setViewer(guest);
});

test('as many are kept as the constant says, the newest first, each once in the form of its address', () => {
  for (let number = 1; number <= SEARCHES_KEPT + 2; number += 1) rememberQuery(`film ${number}`);
  rememberQuery('  FILM 9 ');
  rememberQuery(' ');
  expect(recentQueries()).toHaveLength(SEARCHES_KEPT);
  expect(recentQueries().slice(0, 2)).toEqual(['film 9', `film ${SEARCHES_KEPT + 2}`]);
  expect(recentQueries().filter((query) => query === 'film 9')).toHaveLength(1);
});

test('they belong to a profile: a child sees none of an adult or of a guest', () => {
  rememberQuery('horror');
  setViewer(profile('kid', 'child'));
  expect(recentQueries()).toEqual([]);
  setViewer(profile('adult'));
  expect(recentQueries()).toEqual(['horror']);
  rememberQuery('thriller');
  setViewer(profile('kid', 'child'));
  expect(recentQueries()).toEqual([]);
  setViewer(profile('other'));
  expect(recentQueries()).toEqual([]);
});

test.each([
  ['a logout removes them', 'user', 'guest', 0],
  ['another profile removes them', 'user', 'user', 0],
  ['the login of a guest keeps them', 'guest', 'user', 1],
])('%s', (_, before, now, left) => {
  rememberQuery('film');
  forgetViewerData(before, now);
  expect(recentQueries()).toHaveLength(left);
});

test('one can be forgotten, and all; what is malformed is none', () => {
  for (const query of ['one', 'two', 'three']) rememberQuery(query);
  forgetQuery('two');
  expect(recentQueries()).toEqual(['three', 'one']);
  forgetQuery();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('taspa:recent-searches', '{"owner":"guest","items":[1]}');
  expect(recentQueries()).toEqual([]);
});
