import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
beforeEach(async () => {
  viewer = await newViewer(platform);
});
afterAll(() => platform.close());

const request = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', payload?: object) =>
  platform.request(path, { token: viewer.deviceToken, method, payload });
const rate = (content: string, rating: unknown) =>
  request('/users/self/ratings', 'POST', { content_id: content, rating });
const shown = async (id: string) => (await request(`/users/self/content_metadata/${id}`)).body.user_rating;

test('spec 2 §3 Content meta: shows the rating; a second one replaces it; withdrawing removes it', async () => {
  expect(await shown(ids.freeFilm)).toBeNull();
  const first = await rate(`2017-free-film-${ids.freeFilm}`, 7);
  expect([first.status, first.body.content_id, first.body.rating]).toEqual([201, ids.freeFilm, 7]);
  const second = await rate(ids.freeFilm, 9);
  expect(second.body.id).toBe(first.body.id);
  expect(await shown(ids.freeFilm)).toEqual({ id: first.body.id, rating: 9 });
  expect((await request('/users/self/ratings')).body).toHaveLength(1);
  expect((await request(`/users/self/ratings/${first.body.id}`, 'DELETE')).status).toBe(204);
  expect((await request(`/users/self/ratings/${first.body.id}`, 'DELETE')).status).toBe(404);
  expect(await shown(ids.freeFilm)).toBeNull();
});

test('a rating belongs to its user', async () => {
  const { id } = (await rate(ids.freeFilm, 5)).body;
  const stranger = await newViewer(platform);
  const theirs = await platform.request(`/users/self/ratings/${id}`, {
    token: stranger.deviceToken,
    method: 'DELETE',
  });
  expect(theirs.status).toBe(404);
});

test.each([
  [ids.freeFilm, 0, 400],
  [ids.freeFilm, 11, 400],
  [ids.freeFilm, 'x', 400],
  ['1', 5, 404],
])('rating %s with %p answers %i', async (content, rating, status) => {
  expect((await rate(content, rating)).status).toBe(status);
});

test('spec 2 §6 refuses a guest, and a child for titles above its age', async () => {
  const guest = await newViewer(platform, { isGuest: true });
  const refused = await platform.request('/users/self/ratings', {
    token: guest.deviceToken,
    method: 'POST',
    payload: { content_id: ids.freeFilm, rating: 5 },
  });
  expect([refused.status, refused.body.error_code]).toEqual([403, 'permission_denied']);
  await becomeChild(platform, viewer);
  expect((await rate(ids.adultFilm, 5)).status).toBe(404);
});
