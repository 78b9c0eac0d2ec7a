import { eq } from 'drizzle-orm';
import { surveyReplies } from '../../src/db/schema/notices.ts';
import { EXPERIMENTS, variantFor } from '../../src/domain/experiments.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let guest: TestSession;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
  guest = await guestSession(platform.app);
});
afterAll(() => platform.close());

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });

describe('spec 3 §2 News', () => {
  test('lists the latest first, in the language of the request, in pages', async () => {
    const list = (await get('/v2/news', { 'accept-language': 'en' })).json();
    expect(list).toHaveLength(4);
    expect(list[0].title).toBe('The second season of A Quiet Precinct is here');
    const days = list.map(({ created_at }: { created_at: string }) => created_at);
    expect(days).toEqual([...days].sort().reverse());
    expect((await get('/v2/news?limit=1&offset=1')).json()).toHaveLength(1);
  });

  test('finds an item by its number, with a picture; an unknown one is 404', async () => {
    const [first] = (await get('/v2/news')).json();
    const item = (await get(`/v2/news/${first.id}`)).json();
    expect(item).toEqual(first);
    expect(item.image).toMatch(/\/img\/news\/[\w-]{8}\/\d+\.jpg$/);
    for (const id of ['99', '0', 'x', '99999999999999999999']) {
      expect((await get(`/v2/news/${id}`)).statusCode).toBe(404);
    }
  });
});

describe('spec 3 §3 Survey', () => {
  const answer = (payload: object, question = '1') =>
    platform.app.inject({
      method: 'POST',
      url: `/v2/survey/questions/${question}/answers?access_token=${guest.userToken}`,
      payload,
    });

  test('has a question with its answers in order', async () => {
    const question = (await get('/v2/survey/questions/1', { 'accept-language': 'uz' })).json();
    expect(question).toMatchObject({
      id: 1,
      allow_user_answer: true,
      question: 'Nega uzaytirishni oʻchirdingiz?',
    });
    expect(question.answers).toHaveLength(5);
    expect(question.answers[0]).toEqual({ id: 1, text: 'Qimmat' });
    const rating = (await get('/v2/survey/questions/2', { 'accept-language': 'en' })).json();
    expect(rating.answers[0]).toEqual({ id: 101, text: 'I like it' });
    expect((await get('/v2/survey/questions/4')).statusCode).toBe(404);
  });

  test.each([
    [{ answer_ids: [1, 3] }, { answer_ids: [1, 3], user_text: '' }],
    [
      { answer_ids: [2, 2], user_text: ' слова ' },
      { answer_ids: [2], user_text: 'слова' },
    ],
    [
      { answer_ids: [], user_text: 'слова' },
      { answer_ids: [], user_text: 'слова' },
    ],
  ])('accepts %p', async (payload, stored) => {
    const { statusCode, json } = await answer(payload);
    expect(statusCode).toBe(201);
    expect(json()).toMatchObject(stored);
  });

  test('keeps one reply of a user to a question: the last one', async () => {
    const own = eq(surveyReplies.userId, guest.userId);
    await platform.db.delete(surveyReplies).where(own);
    const first = (await answer({ answer_ids: [1] })).json();
    const second = (await answer({ answer_ids: [3], user_text: 'слова' })).json();
    expect(second).toEqual({ id: first.id, answer_ids: [3], user_text: 'слова' });
    await answer({ answer_ids: [101] }, '2');
    const stored = await platform.db.select().from(surveyReplies).where(own);
    expect(stored.map(({ questionId, answerIds }) => [questionId, answerIds]).sort()).toEqual([
      [1, [3]],
      [2, [101]],
    ]);
  });

  test.each([{}, { answer_ids: [] }, { user_text: '   ' }, { answer_ids: [99] }, { answer_ids: ['x'] }])(
    'spec 3 §5 at least one answer or some text: refuses %p with 400',
    async (payload) => {
      expect((await answer(payload)).statusCode).toBe(400);
    },
  );

  test('names what is missing; requires a token', async () => {
    expect((await answer({})).json().error.message).toBe('Выберите хотя бы один ответ или напишите свой.');
    const nobody = await platform.app.inject({
      method: 'POST',
      url: '/v2/survey/questions/1/answers',
      payload: { answer_ids: [1] },
    });
    expect(nobody.statusCode).toBe(401);
    expect((await answer({ answer_ids: [1] }, '7')).statusCode).toBe(404);
  });
});

describe('wire 2.11 ab_tests', () => {
  test('a device keeps its variant for every user', async () => {
    const variantsOf = async (token: string) =>
      (await get(`/v2/ab_tests/tests?access_token=${token}`)).json();
    const first = await variantsOf(guest.deviceToken);
    expect(await variantsOf(guest.deviceToken)).toEqual(first);
    expect(first.map(({ name }: { name: string }) => name)).toEqual(EXPERIMENTS.map(({ name }) => name));
    for (const test of first) {
      expect(test.groups.map(({ name }: { name: string }) => name)).toContain(test.group);
    }
    const anonymous = (await get('/v2/ab_tests/tests')).json();
    expect(anonymous[0].group).toBe('moving');
  });

  test('shares are percentages, and the devices match them', () => {
    for (const experiment of EXPERIMENTS) {
      expect(experiment.variants.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      const counts = new Map<string, number>();
      for (let at = 0; at < 5000; at += 1) {
        const variant = variantFor(experiment, `device ${at}`);
        counts.set(variant, (counts.get(variant) ?? 0) + 1);
      }
      for (const { name, share } of experiment.variants) {
        expect(Math.abs((counts.get(name) ?? 0) / 50 - share)).toBeLessThan(4);
      }
    }
  });
});

describe('wire 2.11 resources', () => {
  test('every text address answers 200 in each of the four languages', async () => {
    const body = (await get('/v2/platform/resources')).json();
    for (const address of Object.values<string>(body.texts)) {
      const path = new URL(address).pathname;
      for (const language of ['ru', 'kk', 'en', 'uz']) {
        const text = await get(path, { 'accept-language': language });
        expect([text.statusCode, text.headers['content-language']]).toEqual([200, language]);
      }
    }
    expect(body.support.email).toContain('@');
    expect(body.images.kinds).toContain('poster');
  });

  test('a named provider has its own; an unknown name is 400', async () => {
    expect((await get('/v2/platform/resources?provider=almatv')).json().brand.name).not.toBe(
      (await get('/v2/platform/resources')).json().brand.name,
    );
    expect((await get('/v2/platform/resources?provider=nobody')).statusCode).toBe(400);
  });
});
