import { act, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { MyPage } from '@/components/catalogue/my/MyPage';
import { MyRows } from '@/components/catalogue/my/MyRows';
import { historyChangesAtom } from '@/lib/client/catalogue/history';
import { ALERTED, type Alert } from '@/lib/client/modals/alert';
import { store } from '@/lib/client/store/store';
import { setViewer } from '@/lib/client/viewer/viewer';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';
import { installMotion } from '../ui/browser';
import { installObserver } from '../ui/observer';
import { rowLabels } from './fixtures';

jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {}, promptLogin() {} }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const LIST = '/api/v2/users/self/favorites';
const HISTORY = '/api/v2/users/self/history';
const { en } = dictionaries;
const title = (id: string) => ({ id, title: `Film ${id}`, slug: `film-${id}`, content_type: 'movie' });
const row = (slug: string, name: string, lists: object) => ({ id: slug, slug, title: name, ...lists });

let kept: string[];
const alerts: Alert[] = [];
addEventListener(ALERTED, (event) => alerts.push((event as CustomEvent<Alert>).detail));

beforeEach(async () => {
  installObserver();
  installMotion({ isReduced: false });
  setKnownCookie('user');
  document.documentElement.lang = 'en';
  kept = ['1', '2'];
  alerts.length = 0;
  let watched = ['7'];
  answerWith({
    [`GET ${LIST}`]: () => json(kept.map((id) => ({ id: `f${id}`, kind: 'content', object_id: id }))),
    [`DELETE ${LIST}`]: () => json({}),
    [`DELETE ${LIST}/f1`]: () => {
      kept = ['2'];
      return json({});
    },
    [`POST ${LIST}/restore`]: () => {
      kept = ['1', '2'];
      return json([{ id: 'f1', kind: 'content', object_id: '1' }]);
    },
    [`DELETE ${HISTORY}`]: () => {
      watched = [];
      return json({});
    },
    [`POST ${HISTORY}/restore`]: () => {
      watched = ['7'];
      return json({ restored: 1 });
    },
    'GET /api/words/favourites': () => json(en.favourites),
    'GET /api/v2/rowsets/my': () => json({ rows: [{ id: 'h' }, { id: 't' }, { id: 'free' }] }),
    'GET /api/v2/rows/h': () =>
      json(
        row('h', 'History', {
          template: 'history',
          histories: watched.map((id) => ({ id, content: title(id), position: 300, duration: 3000 })),
        }),
      ),
    'GET /api/v2/rows/t': () =>
      json(row('t', 'Favourite films', { template: 'content-v', contents: kept.map(title) })),
    'GET /api/v2/rows/free': () =>
      json(row('free', 'Free', { template: 'content-v', contents: [title('9')] })),
  });
  await act(async () => setViewer({ state: 'user', name: 'Айша', phone: null, profile: null }));
});

const rows = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MyRows
        words={{ ...en.my, empty: en.errors.warning_no_favorites }}
        episodeLabel="Season {season}, episode {episode}"
        labels={rowLabels}
      />
    </SWRConfig>,
  );

async function open() {
  const view = rows();
  await screen.findByRole('region', { name: 'Favourite films' });
  return view;
}

const calls = () => server.requested.map(({ method, path }) => `${method} ${path}`);
const button = (name: string) => screen.getByRole('button', { name });

describe('spec 2 §6: the lists of My', () => {
  test('a favourite is removed, the notice says so, and undo brings it back', async () => {
    await open();
    await user.click(button('Remove from favourites: Film 1'));
    await waitFor(() => expect(screen.queryByText('Film 1')).toBeNull());
    await waitFor(() => expect(alerts).toHaveLength(1));
    expect(alerts[0]?.text).toBe('“Film 1” is no longer among your favourites');
    expect(alerts[0]?.undo?.label).toBe(en.favourites.undo);
    await act(async () => alerts[0]?.undo?.run());
    expect(await screen.findByText('Film 1')).toBeVisible();
    const restore = server.requested.find(({ path }) => path === `${LIST}/restore`);
    expect(restore?.body).toEqual({ id: 'f1' });
    expect(alerts.at(-1)?.text).toBe(en.favourites.restored);
  });

  test('an undo that failed can be pressed again', async () => {
    const answer = server.answers[`POST ${LIST}/restore`];
    server.answers[`POST ${LIST}/restore`] = () => refusal(503, 'unavailable', 'Not now');
    await open();
    await user.click(button('Remove from favourites: Film 1'));
    await waitFor(() => expect(alerts).toHaveLength(1));
    await act(async () => alerts[0]?.undo?.run());
    await waitFor(() => expect(alerts).toHaveLength(2));
    expect(alerts[1]).toMatchObject({ kind: 'failure', undo: { label: en.favourites.undo } });
    if (answer) server.answers[`POST ${LIST}/restore`] = answer;
    await act(async () => alerts[1]?.undo?.run());
    expect(await screen.findByText('Film 1')).toBeVisible();
    expect(alerts.at(-1)?.text).toBe(en.favourites.restored);
  });

  test('an undo that brought nothing back does not say that it did', async () => {
    server.answers[`POST ${LIST}/restore`] = () => json([]);
    server.answers['GET /api/words/dialogs'] = () => json(en.dialogs);
    await open();
    await user.click(button('Remove from favourites: Film 1'));
    await waitFor(() => expect(alerts).toHaveLength(1));
    await act(async () => alerts[0]?.undo?.run());
    await waitFor(() => expect(alerts).toHaveLength(2));
    expect(alerts[1]?.kind).toBe('failure');
    expect(alerts[1]?.text).toBe(en.favourites.gone);
    expect(alerts[1]?.undo).toBeUndefined();
  });

  test('WCAG 2.4.3: the neighbour of a removed favourite has the focus, and keeps it when the row is read again', async () => {
    kept = ['1', '2', '3'];
    for (const id of kept) {
      server.answers[`DELETE ${LIST}/f${id}`] = () => {
        kept = kept.filter((other) => other !== id);
        return json({});
      };
    }
    await open();
    const remove = async (id: string) => {
      button(`Remove from favourites: Film ${id}`).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(`Film ${id}`)).toBeNull());
    };
    const link = (id: string) => screen.getByRole('link', { name: new RegExp(`Film ${id}`) });
    await remove('1');
    expect(link('2')).toHaveFocus();
    await remove('3');
    expect(link('2')).toHaveFocus();
  });

  test('a list is cleared by its own button, which names its kind to the platform', async () => {
    await open();
    await user.click(button('Clear: Favourite films'));
    await waitFor(() => expect(calls()).toContain(`DELETE ${LIST}?kind=content`));
    await waitFor(() => expect(alerts[0]?.text).toBe('“Favourite films” is now empty'));
    await act(async () => alerts[0]?.undo?.run());
    const restore = server.requested.find(({ path }) => path === `${LIST}/restore`);
    expect(restore?.body).toEqual({ kind: 'content' });
  });

  test('undo of a title of the history names it to the platform', async () => {
    server.answers[`DELETE ${HISTORY}/7`] = () => json({});
    await open();
    await user.click(button('Remove from watched: Film 7'));
    await waitFor(() => expect(alerts).toHaveLength(1));
    await act(async () => alerts[0]?.undo?.run());
    const restore = server.requested.find(({ path }) => path === `${HISTORY}/restore`);
    expect(restore?.body).toEqual({ id: '7' });
  });

  test('the watch history is cleared and comes back', async () => {
    await open();
    await user.click(button('Clear: History'));
    await waitFor(() => expect(screen.queryByText('Film 7')).toBeNull());
    await waitFor(() => expect(alerts).toHaveLength(1));
    await act(async () => alerts[0]?.undo?.run());
    expect(await screen.findByText('Film 7')).toBeVisible();
  });

  describe('rows that are read again after a change elsewhere have the favourites of that moment', () => {
    const readAgain = () => act(async () => store.set(historyChangesAtom, (count) => count + 1));

    test('a favourite that was added there can be removed here', async () => {
      await open();
      kept = ['1', '2', '3'];
      await readAgain();
      expect(await screen.findByRole('button', { name: 'Remove from favourites: Film 3' })).toBeVisible();
      expect(button('Clear: Favourite films')).toBeVisible();
    });

    test('without any left it says how to have one', async () => {
      await open();
      kept = [];
      await readAgain();
      expect(await screen.findByText(en.my.emptyText)).toBeVisible();
    });
  });

  test('a row that is not of the viewer has no buttons', async () => {
    await open();
    const free = screen.getByRole('region', { name: 'Free' });
    expect(within(free).queryByRole('button', { name: /Remove|Clear/ })).toBeNull();
  });

  test('a list of some favourites is no list of favourites: clearing it would remove the others, too', async () => {
    server.answers['GET /api/v2/rows/free'] = () =>
      json(row('free', 'Free', { template: 'content-v', contents: [title('1')] }));
    await open();
    const free = screen.getByRole('region', { name: 'Free' });
    expect(within(free).queryByRole('button', { name: /Remove|Clear/ })).toBeNull();
    expect(button('Clear: Favourite films')).toBeVisible();
  });

  test('a favourite that is not shown, like a 4K channel, does not take the buttons from the others', async () => {
    const channel = (id: number) => ({ id, name: `Channel ${id}`, slug: `channel-${id}` });
    server.answers[`GET ${LIST}`] = () =>
      json([3, 4].map((id) => ({ id: `f${id}`, kind: 'channel', object_id: String(id) })));
    server.answers['GET /api/v2/rows/t'] = () =>
      json(
        row('t', 'Favourite channels', {
          template: 'channel',
          channels: [channel(3), { ...channel(4), is_4k: true }],
        }),
      );
    rows();
    expect(await screen.findByRole('button', { name: 'Clear: Favourite channels' })).toBeVisible();
    expect(button('Remove from favourites: Channel 3')).toBeVisible();
    expect(screen.queryByText('Channel 4')).toBeNull();
  });

  test('a long history is shown completely', async () => {
    const watched = Array.from({ length: 150 }, (_, at) => String(at + 1));
    server.answers['GET /api/v2/rows/h'] = () => {
      const { searchParams } = new URL(server.requested.at(-1)?.path ?? '', 'http://localhost');
      const offset = Number(searchParams.get('offset'));
      const shown = watched.slice(offset, offset + Number(searchParams.get('limit')));
      const histories = shown.map((id) => ({ id, content: title(id), position: 300, duration: 3000 }));
      return json(row('h', 'History', { template: 'history', histories }));
    };
    await open();
    const history = screen.getByRole('region', { name: 'History' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(150);
    expect(within(history).getByText('Film 150')).toBeInTheDocument();
  });

  describe('rows that do not load', () => {
    const refuse = () => refusal(404, 'not_found', 'Not now');

    test('a single one says so in its place, and loads on retry', async () => {
      const answer = server.answers['GET /api/v2/rows/h'];
      server.answers['GET /api/v2/rowsets/my'] = () =>
        json({ rows: [{ id: 'h', title: 'History' }, { id: 't' }] });
      server.answers['GET /api/v2/rows/h'] = refuse;
      await open();
      const failed = screen.getByRole('region', { name: 'History' });
      expect(failed).toHaveTextContent(rowLabels.row.failed);
      if (answer) server.answers['GET /api/v2/rows/h'] = answer;
      await user.click(within(failed).getByRole('button', { name: rowLabels.row.retry }));
      expect(await screen.findByText('Film 7')).toBeVisible();
      expect(screen.queryByText(rowLabels.row.failed)).toBeNull();
    });

    test('without any row the page shows an error, and loads on retry', async () => {
      const answers = { ...server.answers };
      for (const id of ['h', 't', 'free']) server.answers[`GET /api/v2/rows/${id}`] = refuse;
      rows();
      expect(await screen.findByText(en.my.failedTitle)).toBeVisible();
      server.answers = answers;
      await user.click(button(en.my.retry));
      expect(await screen.findByRole('region', { name: 'Favourite films' })).toBeVisible();
    });
  });

  test('a refusal is shown, and nothing disappears', async () => {
    await open();
    server.answers[`DELETE ${LIST}/f1`] = () => refusal(503, 'unavailable', 'Not now');
    await user.click(button('Remove from favourites: Film 1'));
    await waitFor(() => expect(alerts[0]?.kind).toBe('failure'));
    expect(screen.getByText('Film 1')).toBeVisible();
  });

  test('without a favourite it says how to have one, between what was watched and what can be watched', async () => {
    kept = [];
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MyRows
          words={{ ...en.my, empty: en.errors.warning_no_favorites }}
          episodeLabel="Season {season}, episode {episode}"
          labels={rowLabels}
        >
          <p>New films</p>
        </MyRows>
      </SWRConfig>,
    );
    const hint = await screen.findByText(en.my.emptyText);
    const place = (name: string) => hint.compareDocumentPosition(screen.getByRole('region', { name }));
    expect(place('History')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(place('Free')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('New films')).toBeVisible();
  });

  test('is accessible', async () => {
    const { container } = await open();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe('spec 2 §6: My of a guest', () => {
  const page = (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MyPage
        words={{ ...en.my, empty: en.errors.warning_no_favorites }}
        episodeLabel="Season {season}, episode {episode}"
        labels={rowLabels}
        art={<p>hearts</p>}
      >
        <p>New films</p>
      </MyPage>
    </SWRConfig>
  );

  test('the stored page asks to log in and has something to watch, both for guests only', () => {
    const stored = document.createElement('div');
    stored.innerHTML = renderToString(page);
    expect(stored.querySelector('[data-guest]')).toHaveTextContent(`${en.my.signInTitle}`);
    expect(stored.querySelector('[data-guest]')).toHaveTextContent('New films');
    expect(stored.querySelector('[data-own]')).toHaveTextContent(en.my.loading);
  });

  test('a guest keeps both, a person gets the own rows in their place', async () => {
    await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
    render(page);
    expect(screen.getByText('New films')).toBeInTheDocument();
    expect(screen.getByText('hearts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en.my.signIn })).toHaveAttribute('href', '#auth');
    await act(async () => setViewer({ state: 'user', name: 'Айша', phone: null, profile: null }));
    await screen.findByRole('region', { name: 'Favourite films' });
    expect(screen.queryByText('New films')).toBeNull();
    expect(screen.queryByText(en.my.signInTitle)).toBeNull();
  });
});
