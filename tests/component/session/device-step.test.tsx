import { act, render, screen } from '@testing-library/react';
import { DeviceStep } from '@/components/session/DeviceStep';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

const words = dictionaries.en.session;
const begun = {
  code: '019-450-730',
  site: 'taspa.test/tv',
  picture: 'data:image/svg+xml;base64,AA==',
  expiresIn: 600,
  interval: 5,
};
const onEntered = jest.fn(async () => {});
const onChoose = jest.fn();
let state: object = { state: 'waiting' };

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.documentElement.lang = 'en';
  state = { state: 'waiting' };
  answerWith({
    'POST /api/session/tv': () => json(begun),
    'POST /api/session/tv/poll': () => json(state),
    'DELETE /api/session/tv': () => json(null),
  });
});
afterEach(() => jest.useRealTimers());

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const polls = () => server.requested.filter(({ path }) => path.endsWith('/poll')).length;

async function show() {
  const view = render(
    <DeviceStep words={words} other={{ label: words.byPhone, onChoose }} onEntered={onEntered} />,
  );
  await advance();
  return view;
}

test('shows code, picture and address, polls every five seconds, and logs in once it is allowed', async () => {
  const { container } = await show();
  expect(screen.getByText('019-450-730')).toBeInTheDocument();
  expect(screen.getByText(/taspa\.test\/tv/)).toBeInTheDocument();
  expect(screen.getByText('Works for 10:00 more')).toBeInTheDocument();
  jest.useRealTimers();
  expect(await axeProblems(container)).toEqual([]);
});

test('a lost poll changes nothing; the answer logs this device in, and nothing is asked or cancelled after it', async () => {
  const { unmount } = await show();
  await advance(5_000);
  expect(polls()).toBe(1);
  server.answers['POST /api/session/tv/poll'] = () => refusal(503, 'unavailable');
  await advance(5_000);
  server.answers['POST /api/session/tv/poll'] = () =>
    json({ state: 'allowed', name: null, phone: '77011234567' });
  await advance(5_000);
  expect(onEntered).toHaveBeenCalledWith({
    viewer: { state: 'user', name: null, phone: '77011234567' },
    wasGuest: false,
  });
  expect(polls()).toBe(3);
  unmount();
  await advance(30_000);
  expect(polls()).toBe(3);
  expect(server.requested.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('RFC 8628 §3.5: each slow_down makes this and all later polls five seconds rarer', async () => {
  await show();
  state = { state: 'slow_down' };
  await advance(5_000);
  expect(polls()).toBe(1);
  state = { state: 'waiting' };
  await advance(9_000);
  expect(polls()).toBe(1);
  await advance(1_000);
  expect(polls()).toBe(2);
  state = { state: 'slow_down' };
  await advance(10_000);
  expect(polls()).toBe(3);
  state = { state: 'waiting' };
  await advance(14_000);
  expect(polls()).toBe(3);
  await advance(1_000);
  expect(polls()).toBe(4);
});

test('polling has a limit: after ten minutes the code is over, and a new one can be had', async () => {
  await show();
  await advance(605_000);
  const before = polls();
  expect(screen.getByRole('alert')).toHaveTextContent(words.deviceExpired);
  await advance(60_000);
  expect(polls()).toBe(before);
  await user.click(screen.getByRole('button', { name: words.deviceNew }));
  await advance();
  expect(screen.getByText('019-450-730')).toBeInTheDocument();
});

test('shows an alert when the login is refused on the other device', async () => {
  await show();
  state = { state: 'refused' };
  await advance(5_000);
  expect(screen.getByRole('alert')).toHaveTextContent(words.deviceRefused);
});

test('a login that is refused after it was allowed, as outside of the region, says why', async () => {
  await show();
  server.answers['POST /api/session/tv/poll'] = () => refusal(403, 'permission_denied', 'Not in your region');
  await advance(5_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Not in your region');
  expect(screen.getByRole('button', { name: words.deviceNew })).toBeVisible();
});

test('leaving cancels the code, and a code that cannot be had says why and can be tried again', async () => {
  const { unmount } = await show();
  unmount();
  await advance();
  expect(server.requested.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/session/tv' });
  server.answers['POST /api/session/tv'] = () => refusal(429, 'throttled', 'Too many', 60);
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent('Too many');
});
