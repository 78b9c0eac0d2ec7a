import { ids } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform, idsOf } from '../catalogue/support.ts';
import { becomeChild, newViewer, type Viewer } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
let viewer: Viewer;
let other: Viewer;
beforeAll(async () => {
  platform = await cataloguePlatform();
});
beforeEach(async () => {
  viewer = await newViewer(platform);
  other = await newViewer(platform);
});
afterAll(() => platform.close());

const request = (viewer: Viewer, path: string, method: 'GET' | 'DELETE' | 'POST' = 'GET') =>
  platform.request(path, { token: viewer.deviceToken, method });

async function send(order: Record<string, unknown>): Promise<string> {
  const answer = await platform.app.inject({ method: 'POST', url: '/sandbox/notices', payload: order });
  expect(answer.statusCode).toBe(201);
  platform.clock.advance(1000);
  return answer.json().id;
}

describe('wire 7.5 messages', () => {
  test('a message to a user is for that user, one to everyone for all; the latest comes first', async () => {
    const mine = await send({ kind: 'message', user_id: viewer.userId, title: 'Вам', text: 'Слова' });
    const all = await send({ kind: 'message', title: 'Всем', text: 'Слова' });
    const { body } = await request(viewer, '/users/self/messages');
    expect(idsOf(body).slice(0, 2)).toEqual([all, mine]);
    expect(body[1]).toMatchObject({ title: 'Вам', text: 'Слова', params: {}, removed: false });
    for (const picture of [body[1].icon, body[1].background])
      expect(picture).toMatch(/^https?:.*\/img\/news\//);
    expect(body[1].created_at).toMatch(/^[\d-]{10}T[\d:]{8}Z$/);
    expect(idsOf((await request(other, '/users/self/messages')).body)).not.toContain(mine);
  });

  test('DELETE answers 200 with the message; one to everyone stays for the others', async () => {
    const all = await send({ kind: 'message', title: 'Всем', text: 'Слова' });
    const { status, body } = await request(viewer, `/users/self/messages/${all}`, 'DELETE');
    expect([status, body.id, body.removed]).toEqual([200, all, true]);
    expect(idsOf((await request(viewer, '/users/self/messages')).body)).not.toContain(all);
    expect(idsOf((await request(other, '/users/self/messages')).body)).toContain(all);
    expect((await request(viewer, `/users/self/messages/${all}`, 'DELETE')).status).toBe(404);
  });

  test('a message of another user and an unknown one cannot be removed', async () => {
    const mine = await send({ kind: 'message', user_id: viewer.userId, title: 'Вам', text: 'Слова' });
    expect((await request(other, `/users/self/messages/${mine}`, 'DELETE')).status).toBe(404);
    expect((await request(viewer, '/users/self/messages/1', 'DELETE')).status).toBe(404);
    expect(idsOf((await request(viewer, '/users/self/messages')).body)).toContain(mine);
  });

  test('a removed message can be brought back for ten minutes, by the viewer who removed it', async () => {
    const all = await send({ kind: 'message', title: 'Всем', text: 'Слова' });
    const path = `/users/self/messages/${all}`;
    for (const one of [viewer, other]) await request(one, path, 'DELETE');
    const back = await request(viewer, `${path}/restore`, 'POST');
    expect([back.status, back.body.id, back.body.removed]).toEqual([200, all, false]);
    expect(idsOf((await request(viewer, '/users/self/messages')).body)).toContain(all);
    expect(idsOf((await request(other, '/users/self/messages')).body)).not.toContain(all);
    expect((await request(viewer, `${path}/restore`, 'POST')).status).toBe(404);
    platform.clock.advance(10 * 60_000);
    expect((await request(other, `${path}/restore`, 'POST')).status).toBe(404);
  });

  test('requires a token', async () => {
    expect((await platform.request('/users/self/messages')).status).toBe(401);
    expect((await platform.request('/users/self/pushes')).status).toBe(401);
  });
});

describe('spec 3 §3 Push notification', () => {
  const push = { kind: 'push', title: 'Матч', text: 'Начинается' };

  test('has a target, is shown in its time window, and expires by itself', async () => {
    const id = await send({
      ...push,
      user_id: viewer.userId,
      action: 'Смотреть',
      destination_type: 'channel',
      destination_id: '3929',
      delay: 60,
      time_to_live: 100,
    });
    expect((await request(viewer, '/users/self/pushes')).body).toEqual([]);
    platform.clock.advance(60_000);
    const [shown] = (await request(viewer, '/users/self/pushes')).body;
    expect(shown).toMatchObject({
      id,
      title: 'Матч',
      body: 'Начинается',
      action: 'Смотреть',
      time_to_live: 100,
      destination: { type: 'channel', id: '3929', slug: 'perviy', code: '', src: '' },
    });
    expect((await request(other, '/users/self/pushes')).body).toEqual([]);
    platform.clock.advance(100_000);
    expect((await request(viewer, '/users/self/pushes')).body).toEqual([]);
  });

  test('a promo key can be entered; a message seen once is not shown again', async () => {
    const id = await send({
      ...push,
      user_id: viewer.userId,
      destination_type: 'enter_promo_key',
      code: 'LETO',
    });
    expect((await request(viewer, '/users/self/pushes')).body[0].destination).toMatchObject({
      type: 'enter_promo_key',
      code: 'LETO',
    });
    expect((await request(viewer, `/users/self/pushes/${id}`, 'DELETE')).status).toBe(204);
    expect((await request(viewer, '/users/self/pushes')).body).toEqual([]);
    expect((await request(viewer, `/users/self/pushes/${id}`, 'DELETE')).status).toBe(404);
  });

  test('spec 2 §6 a child gets no link to content above its age', async () => {
    await becomeChild(platform, viewer);
    const toFilm = { ...push, user_id: viewer.userId, destination_type: 'content' };
    await send({ ...toFilm, destination_id: ids.adultFilm });
    const allowed = await send({ ...toFilm, destination_id: ids.paidFilm });
    expect(idsOf((await request(viewer, '/users/self/pushes')).body)).toEqual([allowed]);
  });
});

describe('sandbox: sending a message to a viewer', () => {
  test.each([{}, { kind: 'letter', title: 'a', text: 'b' }, { kind: 'push', title: '', text: 'b' }])(
    '%p is refused with 400',
    async (payload) => {
      const answer = await platform.app.inject({ method: 'POST', url: '/sandbox/notices', payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('the page has a form for it, and shows the message as plain text', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/sandbox/notices',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'kind=message&user_id=&title=%3Cb%3EHi%3C%2Fb%3E&text=x&destination_type=&time_to_live=',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox']);
    const page = (await platform.app.inject('/sandbox')).body;
    expect(page).toContain('action="/sandbox/notices"');
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  });
});
