import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { AdInfo } from '@/lib/rules/playback/breaks';
import ru from '@/messages/ru.json';
import type { PlayerSource } from '@/player/core/source';
import { playBeforeHydration } from '@/player/early';
import { Player, type PlayerProps } from '@/player/ui/Player';
import {
  advance,
  autoplay,
  engine,
  engines,
  firstPicture,
  film as plain,
  playWithFakes,
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => (await import('./support')).createFakeEngine,
}));

/** Spec 2 §4 Stream start: the first picture does not wait for the framework. */

playWithFakes();

const props: PlayerProps = {
  source: null,
  title: 'Снег',
  labels: ru.player,
  locale: 'ru',
  timeZone: 'Asia/Almaty',
  autoPlay: true,
};

/** Each test has a film of its own: a session that nobody took stays for a while. */
let film: PlayerSource;
let films = 0;
beforeEach(() => {
  films += 1;
  film = { ...plain, key: `content/${films}` };
});

let root: Root | null = null;
let complaints: unknown[] = [];

/** The page as the server sends it. */
function serve(): HTMLElement {
  const place = document.createElement('main');
  place.innerHTML = renderToString(<Player {...props} />);
  document.body.replaceChildren(place);
  return place;
}
async function hydrate(place: HTMLElement) {
  complaints = [];
  act(() => {
    root = hydrateRoot(place, <Player {...props} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  await settle();
}
async function show(source: PlayerSource) {
  act(() => root?.render(<Player {...props} source={source} />));
  await settle();
}

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  jest.restoreAllMocks();
});

const section = () => screen.getByRole('region', { name: /Снег/ });

test('a stream plays in the frame of the server, and the player takes it over with its picture', async () => {
  const place = serve();
  const { picture } = playBeforeHydration(film);
  await settle();
  const { media } = engine();
  expect(section()).toContainElement(media);
  expect(media.paused).toBe(false);
  expect(section()).not.toHaveAttribute('data-shown');
  firstPicture(media);
  await act(() => picture);
  expect(section()).toHaveAttribute('data-shown', 'picture');

  await hydrate(place);
  await show(film);
  expect(complaints).toEqual([]);
  expect(engines).toHaveLength(1);
  expect(document.querySelectorAll('video')).toHaveLength(1);
  expect(section()).toContainElement(media);
  expect(media.paused).toBe(false);
  expect(screen.getAllByRole('button', { name: ru.player.pause })).not.toEqual([]);
});

test('a browser that allows no sound before a press plays it muted, and the player offers the sound', async () => {
  autoplay.refuses = (media) => !media.muted;
  const place = serve();
  const { picture } = playBeforeHydration(film);
  await settle();
  firstPicture(engine().media);
  await act(() => picture);
  await hydrate(place);
  await show(film);
  expect(engine().media).toMatchObject({ paused: false, muted: true });
  expect(screen.getAllByRole('button', { name: ru.player.unmute })).not.toEqual([]);
});

const ads: AdInfo = {
  rolls: { pre: [{ url: 'https://ads/pre.xml', aliases: [] }], middle: [], post: [], postPause: [] },
  most: 1,
  period: 0,
  middlePeriod: 0,
  mayBeRemoved: false,
};
test.each<[string, Partial<PlayerSource>]>([
  ['an ad', { breaks: { subject: 'film', ads, packshots: [] } }],
  [
    'a packshot',
    {
      breaks: {
        subject: 'film',
        ads: null,
        packshots: [{ url: 'https://ads/brand.mp4', seconds: 3 }] as never,
      },
    },
  ],
  ['a blackout', { blackouts: { windows: [{ start: 0, end: 1 }], screen: null } }],
])('a stream that %s may precede or hide is only loaded: the player decides', async (_, more) => {
  serve();
  const { picture } = playBeforeHydration({ ...film, ...more });
  await settle();
  await picture;
  expect(engines).toHaveLength(1);
  expect(engine().media.paused).toBe(true);
  expect(engine().media.isConnected).toBe(false);
});

test.each<[string, Partial<PlayerSource>]>([
  [
    'a protected stream',
    { drm: [{ system: 'widevine', container: 'hls', url: 'https://origin/p.m3u8' }] as never },
  ],
  ['a stream with DASH alone', { hls: null, dash: 'https://origin/film.mpd' }],
])('%s is left to the player, which has what it needs', async (_, more) => {
  serve();
  const create = jest.spyOn(document, 'createElement');
  const { picture } = playBeforeHydration({ ...film, ...more });
  await settle();
  await picture;
  expect(create).not.toHaveBeenCalled();
});

test('early playback continues when a failed hydration renders its frame again', async () => {
  const place = serve();
  const { picture } = playBeforeHydration(film);
  await settle();
  const { media } = engine();
  firstPicture(media);
  await act(() => picture);
  // Browsers pause what is taken out of the document.
  place.replaceChildren();
  media.pause();
  act(() => {
    root = createRoot(place);
    root.render(<Player {...props} source={film} />);
  });
  await settle();
  expect(engines).toHaveLength(1);
  expect(section()).toContainElement(media);
  expect(media.paused).toBe(false);
});

test('a link to a late second of a long film plays from there, and the player takes it over', async () => {
  const place = serve();
  film = { ...film, startAt: 13_200 };
  playBeforeHydration(film);
  await settle();
  expect(engine().source?.startAt).toBe(13_200);
  firstPicture(engine().media);
  await hydrate(place);
  await show(film);
  expect(engines).toHaveLength(1);
});

test('another source of the page ends the early playback: two streams never play together', async () => {
  const place = serve();
  playBeforeHydration(film);
  await settle();
  const early = engine();
  firstPicture(early.media);
  await hydrate(place);
  await show({ ...film, startAt: 60 });
  expect(engines).toHaveLength(2);
  expect(early).toMatchObject({ isDestroyed: true });
  expect(early.media.isConnected).toBe(false);
  expect(engine().source?.startAt).toBe(60);
});

test('a live stream that plays in the page does not become outdated while its scripts are slow', async () => {
  const place = serve();
  const live: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', key: 'channel/5/live' };
  playBeforeHydration(live);
  await settle();
  firstPicture(engine().media);
  await advance(8000);
  await hydrate(place);
  await show(live);
  expect(engines).toHaveLength(1);
});

test('an early playback that is removed before a player takes it over is released', async () => {
  const place = serve();
  playBeforeHydration({ kind: 'live', hls: 'https://origin/live.m3u8', key: 'channel/6/live' });
  await settle();
  firstPicture(engine().media);
  await advance(8000);
  expect(engine()).toMatchObject({ isDestroyed: false });
  place.remove();
  await advance(8000);
  expect(engine()).toMatchObject({ isDestroyed: true });
});

test('a stream that fails before its picture is left to the player', async () => {
  serve();
  const { picture } = playBeforeHydration(film);
  await settle();
  act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'x' }));
  await picture;
  expect(section()).not.toHaveAttribute('data-shown');
});
