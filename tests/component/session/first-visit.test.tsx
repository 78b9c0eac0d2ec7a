import { takeRequestedModal } from '@/lib/client/modals/ask';
import { requestWelcome } from '@/lib/client/session/request-welcome';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/viewer/region-message', () => ({ storeRegionMessage: jest.fn() }));

beforeEach(() => {
  history.replaceState(null, '', '/movies');
  sessionStorage.clear();
  setKnownCookie(null);
  answerWith({ 'POST /api/session': () => json({ is_guest: true }) });
});

const askWith = (answer: () => Response) => {
  server.answers['GET /api/welcome'] = () => withText(answer());
  server.answers['POST /api/session'] = () => withText(json({ is_guest: true }));
  return requestWelcome();
};
const withText = (response: Response) =>
  ({
    ...response,
    headers: new Headers(),
    text: async () => JSON.stringify(await response.json()),
  }) as Response;
const paths = () => server.requested.map(({ method, path }) => `${method} ${path}`);
const modal = () => takeRequestedModal(location.hash)?.modal ?? null;

describe('spec 1 §1, §4: the first page of a viewer without a session', () => {
  test('creates no session if access will be allowed, and asks once per tab', async () => {
    await askWith(() => json(null, 204));
    await requestWelcome();
    expect(paths()).toEqual(['GET /api/welcome']);
    expect(modal()).toBeNull();
  });

  test('starts a session where login by line or a region check is needed', async () => {
    await askWith(() => json({ starts: true }));
    expect(paths()).toEqual(['GET /api/welcome', 'POST /api/session']);
  });

  test.each([
    ['login_required', 401, { id: 'auth', hideClose: true }],
    ['no_provider', 403, { id: 'no_provider' }],
  ])('reports %s at once', async (code, status, expected) => {
    await askWith(() => refusal(status, code));
    expect(modal()).toMatchObject(expected);
  });

  test('without an answer nothing changes, and the next page asks again', async () => {
    await askWith(() => json({}, 503)).catch(() => {});
    expect(modal()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
