import { act, render, screen, within } from '@testing-library/react';
import { keptReporter, noteNewest, noteReporter, takeStream } from '@/lib/client/playback/kept-playback';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { Stream } from '@/lib/platform/resources/streams';
import ru from '@/messages/ru.json';
import { keptPlayback } from '@/player/mini/kept';
import { useMini } from '@/player/mini/use-mini';
import { Player } from '@/player/ui/Player';
import { user } from '@/tests/support/user';
import { engine, engines, film, firstPicture, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));
jest.mock('@/lib/client/viewer/forget-person', () => ({ forgetPerson: () => {}, offerLogin: () => {} }));

playWithFakes();
afterEach(() => act(() => keptPlayback()?.close()));

const opened = jest.fn();
const onPosition = jest.fn();

interface PageProps {
  title?: string;
  /** Something else is in the place of the player. */
  isGated?: boolean;
}

function Page({ title = 'a', isGated = false }: PageProps) {
  const mini = useMini(`content/${title}`, () => opened(title));
  if (isGated) return <p>PIN</p>;
  return (
    <Player
      source={{ ...film, key: `content/${title}`, hls: `https://origin/${title}.m3u8` }}
      title={`Film ${title}`}
      labels={ru.player}
      locale="ru"
      mini={mini}
      onPosition={onPosition}
    />
  );
}

async function openPage(props: PageProps = {}) {
  const view = render(<Page {...props} />);
  await settle();
  return view;
}

async function play() {
  const view = await openPage();
  firstPicture(engine().media);
  await settle();
  await settle();
  return view;
}

async function leave(view: { unmount(): void }) {
  view.unmount();
  await settle();
}

const corner = () => document.querySelector<HTMLElement>('body > section');
const videos = () => document.querySelectorAll('video');
const closed = () => {
  expect(corner()).toBeNull();
  expect(videos()).toHaveLength(0);
  expect(engines.every(({ isDestroyed }) => isDestroyed)).toBe(true);
};

describe('the mini-player', () => {
  test('a playback goes on in the corner when its page is left, and the same one is on its page again', async () => {
    const view = await play();
    const { media } = engine();
    await leave(view);
    expect(corner()).toContainElement(media);
    expect(corner()).toHaveTextContent('Film a');
    expect(media.paused).toBe(false);
    await user.click(screen.getByRole('button', { name: ru.player.enlarge }));
    expect(opened).toHaveBeenCalledWith('a');
    await openPage();
    expect(corner()).toBeNull();
    expect(within(screen.getByRole('region', { name: /Film a/ })).getByTestId('player-title')).toBeVisible();
    expect(screen.getByRole('region', { name: /Film a/ })).toContainElement(media);
    expect(engines).toHaveLength(1);
    expect(engine().isDestroyed).toBe(false);
    // The controls of the page act on it.
    await user.click(screen.getAllByRole('button', { name: ru.player.pause })[0] as HTMLElement);
    expect(media.paused).toBe(true);
  });

  test('it is left and shown as often as the viewer likes', async () => {
    let view = await play();
    for (let turn = 0; turn < 3; turn += 1) {
      await leave(view);
      expect(corner()).toContainElement(engine().media);
      view = await openPage();
    }
    expect(engines).toHaveLength(1);
    expect(videos()).toHaveLength(1);
    expect(document.querySelectorAll('[data-controls]')).toHaveLength(2);
  });

  test('it pauses, plays and closes', async () => {
    await leave(await play());
    await user.click(screen.getByRole('button', { name: ru.player.pause }));
    expect(engine().media.paused).toBe(true);
    await user.click(screen.getByRole('button', { name: ru.player.play }));
    expect(engine().media.paused).toBe(false);
    await user.click(screen.getByRole('button', { name: ru.player.close }));
    await settle();
    closed();
  });

  test('the position is still reported, and the page that shows it again asks for no new stream', async () => {
    const flush = jest.fn();
    noteNewest('content/a', { statId: '77' } as Stream);
    noteReporter({ report: onPosition, flush });
    await leave(await play());
    onPosition.mockReset();
    report(engine().media, { currentTime: 30 }, 'timeupdate');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(onPosition).toHaveBeenCalled();
    expect(keptReporter()).not.toBeNull();
    // The call of the page comes after the player has the picture.
    const view = await openPage();
    expect(takeStream('content/b')).toBeNull();
    expect(takeStream('content/a')).toEqual({ statId: '77' });
    expect(takeStream('content/a')).toBeNull();
    await leave(view);
    act(() => keptPlayback()?.close());
    expect(flush).toHaveBeenCalledTimes(1);
    expect(takeStream('content/a')).toBeNull();
  });

  test('keys do not reach it', async () => {
    await leave(await play());
    await user.keyboard('k');
    expect(engine().media.paused).toBe(false);
  });

  test('another playback ends it', async () => {
    await leave(await play());
    const { media } = engine();
    await openPage({ title: 'b' });
    expect(corner()).toBeNull();
    expect(media.isConnected).toBe(false);
    expect(videos()).toHaveLength(1);
  });

  test('its end and an error close it', async () => {
    await leave(await play());
    report(engine().media, { ended: true, paused: true }, 'ended');
    await settle();
    closed();
  });

  test('another person ends it; what becomes known of the same one does not', async () => {
    const viewer = { state: 'user', name: 'A', phone: null } as const;
    const profile = (id: string) => ({ id, name: 'A', role: 'adult', icon: null }) as const;
    act(() => setViewer(viewer));
    await leave(await play());
    act(() => setViewer({ ...viewer, profile: profile('1') }));
    expect(corner()).not.toBeNull();
    act(() => setViewer({ ...viewer, profile: profile('2') }));
    await settle();
    closed();
  });

  test('a paused playback ends with its page', async () => {
    const view = await play();
    act(() => engine().media.pause());
    await leave(view);
    closed();
  });

  test('what gives its place to something else on the page does not go on', async () => {
    const view = await play();
    view.rerender(<Page isGated />);
    await settle();
    closed();
  });

  test('a webview has none', async () => {
    document.documentElement.dataset.noPip = '';
    await leave(await play());
    delete document.documentElement.dataset.noPip;
    closed();
  });
});
