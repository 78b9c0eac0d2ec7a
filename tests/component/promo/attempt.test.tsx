import { act, renderHook, waitFor } from '@testing-library/react';
import { usePromoWizard } from '@/components/promo/use-promo-wizard';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

const check = { title: '', text: '', gives: '', needsConfirm: false, next: 'apply', missing: null };
const used = { title: 'Пайда', text: '' };
const USE = 'POST /api/session/promo';

beforeEach(() => {
  document.documentElement.lang = 'ru';
  setKnownCookie('user');
  setViewer({ state: 'user', name: null, phone: null, profile: null });
  answerWith({
    'GET /api/words/promo': () => json(dictionaries.ru.promo),
    'POST /api/session/promo/check': () => json(check),
  });
});
afterEach(() => setKnownCookie(null));

const attempts = () =>
  server.requested
    .filter(({ path }) => path === '/api/session/promo')
    .map(({ body }) => (body as { attempt: string }).attempt);

/** Uses the code twice: the first answer is this one, the second one says that it was used. */
async function applyTwice(first: (() => Response) | null): Promise<string[]> {
  if (first) server.answers[USE] = first;
  const { result } = renderHook(() => usePromoWizard({ code: 'AIGUL', check: null }));
  await waitFor(() => expect(result.current.state).toMatchObject({ at: 'code', error: expect.any(String) }));
  server.answers[USE] = () => json(used);
  act(() => result.current.enter('AIGUL'));
  await waitFor(() => expect(result.current.state.at).toBe('finished'));
  return attempts();
}

test('spec 3 §4 Promo wizard: a code whose answer was lost is used again with its key', async () => {
  const [first, second] = await applyTwice(null);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});

// The platform repeats its answer to a key for a day.
test('spec 3 §4 Promo wizard: after a refusal a code has another key', async () => {
  const [first, second] = await applyTwice(() => refusal(400, 'promo_unknown'));
  expect(second).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});
