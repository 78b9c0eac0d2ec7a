import { act, render, screen, waitFor } from '@testing-library/react';
import { FollowButton } from '@/components/catalogue/content/FollowButton';
import { OwnReminders } from '@/components/catalogue/my/reminders/OwnReminders';
import { ReminderPanel } from '@/components/notify/reminders/ReminderPanel';
import { ReminderButton } from '@/components/ui/reminder/ReminderButton';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { followSeries, loadFollows } from '@/lib/client/reminders/follows';
import { addReminder, loadReminders, removeReminder } from '@/lib/client/reminders/reminders';
import { takeAction } from '@/lib/client/viewer/interrupted';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';
import { showTab } from '../ui/browser';

jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const PATH = '/api/v2/users/self/reminders';
const FOLLOWS = '/api/v2/users/self/follows';
const { reminders: words, channels } = dictionaries.en;
const person = { state: 'user' as const, name: 'Айша', phone: null, profile: null };
const START = Math.floor(Date.UTC(2026, 10, 21, 15, 0) / 1000);
const wire = (id: string, more: object = {}) => ({
  id,
  channel: { id: 3, slug: 'perviy', name: 'Первый' },
  title: `Show ${id}`,
  subtitle: '',
  age: 6,
  starts_at: START,
  ends_at: START + 1800,
  announced_at: START,
  state: 'planned',
  ...more,
});
const alerts: string[] = [];
let undo: (() => void) | undefined;
addEventListener(ALERTED, (event) => {
  const alert = (event as CustomEvent<Alert>).detail;
  alerts.push(alert.text);
  undo = alert.undo?.run;
});
/** Presses the undo button of the notice. */
const undoLast = async () => {
  await waitFor(() => expect(undo).toBeDefined());
  act(() => undo?.());
};

const follow = {
  id: 's',
  content_id: '9',
  slug: 'show-9',
  title: 'Series',
  new_episodes: 2,
  newest: null,
};

let own: object[];
let followed: object[];

beforeEach(async () => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/guide');
  localStorage.clear();
  sessionStorage.clear();
  alerts.length = 0;
  undo = undefined;
  own = [];
  followed = [];
  setKnownCookie('user');
  answerWith({
    [`GET ${PATH}`]: () => json(own),
    [`POST ${PATH}`]: () => json(wire('a')),
    [`DELETE ${PATH}/a`]: () => json({}),
    [`DELETE ${PATH}/c`]: () => json({}),
    [`GET ${FOLLOWS}`]: () => json(followed),
    [`POST ${FOLLOWS}`]: () => json(follow),
    'GET /api/words/favourites': () => json(dictionaries.en.favourites),
    [`POST ${FOLLOWS}/s/seen`]: () => json({}),
    [`DELETE ${FOLLOWS}/s`]: () => json({}),
    'GET /api/words/reminders': () => json(words),
    'GET /api/session': () => json({ state: 'guest' }),
  });
  await act(async () => setViewer(person));
});

const button = () => (
  <ReminderButton channelId={3} startsAt={START} title="Show a" words={channels.schedule} />
);

describe('remind me of a programme', () => {
  test('a press sets the reminder, another one removes it', async () => {
    render(button());
    const bell = screen.getByRole('button', { name: 'Remind me of Show a' });
    expect(bell).toHaveAttribute('aria-pressed', 'false');
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    expect(server.requested.find(({ method }) => method === 'POST')?.body).toEqual({
      channel_id: 3,
      starts_at: START,
    });
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(alerts).toEqual([words.added, words.removed]));
  });

  test('a removal can be undone until the programme begins', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(START * 1000 - 1);
    own = [wire('a')];
    await act(async () => setViewer({ ...person, name: 'Another' }));
    render(button());
    const bell = screen.getByRole('button', { name: 'Remind me of Show a' });
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
    await user.click(bell);
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
    await undoLast();
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));

    clock.mockReturnValue(START * 1000);
    undo = undefined;
    alerts.length = 0;
    await user.click(bell);
    await waitFor(() => expect(alerts).toEqual([words.removed]));
    expect(undo).toBeUndefined();
    clock.mockRestore();
  });

  test('a guest is led to the login, and the reminder waits for it', async () => {
    setKnownCookie('guest');
    await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
    render(button());
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(location.hash).toContain('auth'));
    expect(takeAction()).toEqual({ kind: 'remind', channelId: 3, startsAt: START });
    expect(server.requested.some(({ method }) => method === 'POST')).toBe(false);
  });
});

test('a press on the bell of a title follows the series, and the button keeps its name', async () => {
  render(<FollowButton contentId="9" words={words} />);
  const bell = screen.getByRole('button', { name: words.follow });
  expect(bell).toHaveAttribute('aria-pressed', 'false');
  await user.click(bell);
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
  expect(bell).toHaveAccessibleName(words.follow);
});

test('a press that ends following a series can be undone', async () => {
  followed = [follow];
  await act(async () => setViewer({ ...person, name: 'Another' }));
  render(<FollowButton contentId="9" words={words} />);
  const bell = screen.getByRole('button', { name: words.follow });
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
  await user.click(bell);
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
  expect(alerts).toEqual([words.unfollowed]);
  await undoLast();
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
});

test('a second press on that bell waits for the first one, and does not follow twice', async () => {
  let answer = () => {};
  server.answers[`POST ${FOLLOWS}`] = () => new Promise((resolve) => (answer = () => resolve(json(follow))));
  render(<FollowButton contentId="9" words={words} />);
  const bell = screen.getByRole('button', { name: words.follow });
  await user.click(bell);
  await user.click(bell);
  await waitFor(() => expect(server.requested.some(({ method }) => method === 'POST')).toBe(true));
  await act(async () => answer());
  await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'true'));
  expect(server.requested.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});

describe('a list that was requested before a change does not undo it', () => {
  /** The next list is that of now, but arrives when this is called. */
  const delay = (path: string) => {
    let answer = () => {};
    server.answers[`GET ${path}`] = () => new Promise((resolve) => (answer = () => resolve(json([]))));
    return () => answer();
  };

  test.each([
    ['reminder', PATH, button(), 'Remind me of Show a', loadReminders, () => addReminder(3, START)],
    [
      'series',
      FOLLOWS,
      <FollowButton key="9" contentId="9" words={words} />,
      words.follow,
      loadFollows,
      () => followSeries('9'),
    ],
  ] as const)('a %s', async (_, path, element, name, load, add) => {
    render(element);
    const bell = await screen.findByRole('button', { name });
    await waitFor(() => expect(server.requested.some(({ method }) => method === 'GET')).toBe(true));
    const arrive = delay(path);
    const reading = load();
    const adding = add();
    await act(async () => {});
    await act(async () => {
      arrive();
      await Promise.all([reading, adding]);
    });
    expect(bell).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the list in My', () => {
  let clock: jest.SpyInstance;
  beforeEach(async () => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(START * 1000 - 1);
    own = [
      wire('a'),
      wire('b', { state: 'moved', announced_at: START - 3600 }),
      wire('c', { state: 'cancelled', ends_at: null }),
    ];
    followed = [follow];
    await act(async () => setViewer({ ...person, name: 'Another' }));
  });
  afterEach(() => clock.mockRestore());

  test('says when and where, what was moved or cancelled, and removes, which can be undone', async () => {
    const { container } = render(<OwnReminders />);
    expect(await screen.findByText('Show a')).toBeVisible();
    expect(screen.getByText('Moved, it was at 19:00')).toBeVisible();
    expect(screen.getByText(words.cancelled)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add to calendar: Show a' })).toHaveAttribute(
      'href',
      `/api/calendar/3/${START}?lang=en`,
    );
    expect(screen.queryByRole('link', { name: 'Add to calendar: Show c' })).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove the reminder: Show a' }));
    await waitFor(() => expect(screen.queryByText('Show a')).toBeNull());
    await undoLast();
    expect(await screen.findByText('Show a')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the reminder: Show c' }));
    await waitFor(() => expect(screen.queryByText('Show c')).toBeNull());
    await waitFor(() => expect(alerts.at(-1)).toBe(words.removed));
    expect(undo).toBeUndefined();
  });

  test('a reminder whose programme has begun cannot be set again, so its removal cannot be undone', async () => {
    clock.mockReturnValue(START * 1000);
    render(<OwnReminders />);
    await user.click(await screen.findByRole('button', { name: 'Remove the reminder: Show a' }));
    await waitFor(() => expect(alerts).toEqual([words.removed]));
    expect(undo).toBeUndefined();
  });

  test('lists the followed series with their new episodes, and ends following, which can be undone', async () => {
    render(<OwnReminders />);
    expect(await screen.findByText('New episodes: 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop following Series' }));
    await waitFor(() => expect(screen.queryByText('Series')).toBeNull());
    await undoLast();
    expect(await screen.findByText('Series')).toBeVisible();
  });
});

describe('the panel of the open site', () => {
  const at = (seconds: number) => jest.setSystemTime(seconds * 1000);
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  beforeEach(() => {
    jest.useFakeTimers();
    at(START - 310);
  });
  afterEach(() => jest.useRealTimers());

  test('comes five minutes before the start and again at the start, each once', async () => {
    own = [wire('a')];
    render(<ReminderPanel />);
    await pass(1_000);
    expect(screen.queryByText(words.soon)).toBeNull();
    await pass(15_000);
    expect(screen.getByText(words.soon)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.watch })).toHaveAttribute('href', '/channels/all/perviy');
    await press(words.later);
    await pass(60_000);
    expect(screen.queryByRole('complementary')).toBeNull();
    await pass(240_000);
    expect(screen.getByText(words.starts)).toBeInTheDocument();
  });

  test('what is set or removed on this page counts at once', async () => {
    render(<ReminderPanel />);
    await pass(1_000);
    await act(() => addReminder(3, START));
    await pass(15_000);
    expect(screen.getByText(words.soon)).toBeInTheDocument();
    await act(() => removeReminder('a'));
    expect(screen.queryByText(words.soon)).toBeNull();
  });

  test('an open notice is updated with its programme, and disappears when it is out of date', async () => {
    own = [wire('a')];
    render(<ReminderPanel />);
    await pass(15_000);
    expect(screen.getByText(words.soon)).toBeInTheDocument();
    await pass(300_000);
    expect(screen.getByText(words.starts)).toBeInTheDocument();
    expect(screen.queryByText(words.soon)).toBeNull();
    await pass(300_000);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('a new episode of a followed series is announced until it is closed', async () => {
    const newest = { slug: 'part-5', season: 1, series: 5, title: 'Part 5' };
    followed = [{ ...follow, new_episodes: 1, newest, as_of: 1_700_000_000_123 }];
    render(<ReminderPanel />);
    await pass(10_000);
    expect(screen.getByText(words.newEpisode)).toBeInTheDocument();
    expect(screen.getByText('Series · Part 5')).toBeInTheDocument();
    await press(words.later);
    await pass(60_000);
    expect(screen.queryByRole('complementary')).toBeNull();
    const seen = server.requested.find(({ path }) => path.endsWith('/s/seen'));
    expect(seen?.body).toEqual({ as_of: 1_700_000_000_123 });
  });

  test('a tab that comes to the front reads both lists at once', async () => {
    render(<ReminderPanel />);
    await pass(1_000);
    const reads = () => server.requested.filter(({ method }) => method === 'GET').map(({ path }) => path);
    server.requested.length = 0;
    act(() => showTab('hidden'));
    await pass(1_000);
    expect(reads()).toEqual([]);
    act(() => showTab('visible'));
    await pass(1_000);
    expect(reads().map((path) => path.split('?')[0])).toEqual([PATH, FOLLOWS]);
  });
});
