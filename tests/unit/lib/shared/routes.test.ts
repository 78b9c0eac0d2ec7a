import { routes } from '@/lib/shared/routes';

test.each([
  [routes.content('2017-x-1', 3), '/contents/2017-x-1?library_id=3'],
  [routes.content('2017-x-1'), '/contents/2017-x-1'],
  [routes.channel('all', 'perviy', 1767258000), '/channels/all/perviy?ts=1767258000'],
  [routes.channel('all', 'perviy'), '/channels/all/perviy'],
  [routes.row('novinki', { offset: 24 }), '/row/novinki?offset=24'],
  [routes.row('novinki', { offset: 0 }), '/row/novinki'],
  [routes.page('tv child/../x'), '/tv%20child%2F..%2Fx'],
  [routes.inLanguage('/channels', 'kk'), '/channels?lang=kk'],
])('spec 1 §2: %s', (built, expected) => {
  expect(built).toBe(expected);
});
