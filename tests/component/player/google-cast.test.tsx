import type { CastMedia } from '@/player/core/cast';

const settings = { sender: 'https://c/s.js', receiver: 'TV', joinPolicy: 'tab_and_origin_scoped' } as const;
const film: CastMedia = {
  src: 'https://o/a.m3u8',
  contentType: 'application/vnd.apple.mpegurl',
  isLive: false,
  title: 'Снег',
  subtitle: '2024',
  poster: '/p.jpg',
  time: 120,
  isPaused: false,
  audioLanguage: 'ru',
  textLanguage: 'en',
};

type Handler = (event: { sessionState?: string; castState?: string }) => void;
const events = { connecting: jest.fn(), ended: jest.fn() };

/** Google's framework as far as it is used. */
function framework() {
  const handlers: Record<string, Handler[]> = {};
  const on = (type: string, handler: Handler) => {
    handlers[type] = [...(handlers[type] ?? []), handler];
  };
  const off = (type: string, handler: Handler) => {
    handlers[type] = handlers[type]?.filter((other) => other !== handler) ?? [];
  };
  const mediaSession = {
    idleReason: null as string | null,
    activeTrackIds: [] as number[],
    media: {
      tracks: [
        { trackId: 1, type: 'AUDIO', language: 'en' },
        { trackId: 2, type: 'AUDIO', language: 'ru-RU' },
        { trackId: 3, type: 'TEXT', language: 'en' },
      ],
    },
    editTracksInfo: jest.fn((request: { activeTrackIds: number[] }) => {
      mediaSession.activeTrackIds = request.activeTrackIds;
    }),
  };
  const session = {
    getCastDevice: () => ({ friendlyName: 'Kitchen' }),
    getMediaSession: () => mediaSession,
    loadMedia: jest.fn(async (_request: object): Promise<string | undefined> => undefined),
    endSession: jest.fn(),
  };
  const state = { session: null as typeof session | null };
  const context = {
    setOptions: jest.fn(),
    getCastState: () => 'NOT_CONNECTED',
    getCurrentSession: () => state.session,
    addEventListener: on,
    removeEventListener: off,
    requestSession: jest.fn(async (): Promise<string | undefined> => {
      for (const handler of handlers.caststatechanged ?? []) handler({ castState: 'CONNECTING' });
      state.session = session;
      return undefined;
    }),
  };
  const player = {
    ...{ isConnected: true, isMediaLoaded: true, duration: 600, currentTime: 120, volumeLevel: 1 },
    ...{ isPaused: false, playerState: 'PLAYING' },
  };
  let remotePlayer = player;
  const made = (fill: (target: Record<string, unknown>, value: unknown) => void) =>
    class {
      constructor(value?: unknown) {
        fill(this as Record<string, unknown>, value);
      }
    };
  Object.assign(window, {
    cast: {
      framework: {
        CastContext: { getInstance: () => context },
        RemotePlayer: made((target) => {
          remotePlayer = Object.assign(target, player);
        }),
        RemotePlayerController: class {
          addEventListener = on;
          removeEventListener = () => {};
        },
      },
    },
    chrome: {
      cast: {
        Image: made((target, url) => Object.assign(target, { url })),
        media: {
          MediaInfo: made((target, contentId) => Object.assign(target, { contentId })),
          GenericMediaMetadata: made(() => {}),
          LoadRequest: made((target, media) => Object.assign(target, { media })),
          EditTracksInfoRequest: made((target, activeTrackIds) => Object.assign(target, { activeTrackIds })),
        },
      },
    },
  });
  const say = (type: string, event: Parameters<Handler>[0] = {}) => {
    for (const handler of handlers[type] ?? []) handler(event);
  };
  const finish = () => {
    mediaSession.idleReason = 'FINISHED';
    Object.assign(remotePlayer, { isMediaLoaded: false, playerState: 'IDLE', currentTime: 0, duration: 0 });
    say('anyChanged');
  };
  return { context, session, mediaSession, say, finish };
}

const script = () => document.head.querySelector<HTMLScriptElement>('script[src="https://c/s.js"]');
const available = (isAvailable: boolean) =>
  (window as unknown as { __onGCastApiAvailable(is: boolean): void }).__onGCastApiAvailable(isAvailable);

/** The script is loaded once a page, so each test has a page of its own. */
let google: typeof import('@/player/cast/google');
beforeEach(async () => {
  jest.resetModules();
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.head.replaceChildren();
  google = await import('@/player/cast/google');
});
afterEach(() => jest.useRealTimers());

async function connected() {
  const api = framework();
  const device = google.connectGoogleCast(settings, events);
  available(true);
  return { ...api, device: await device };
}

test('spec 2 §9 Cast: the framework gets receiver and join policy; the script is loaded once', async () => {
  const { context } = framework();
  const first = google.prepareGoogleCast(settings);
  const second = google.prepareGoogleCast(settings);
  available(true);
  await Promise.all([first, second]);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(context.setOptions).toHaveBeenCalledWith({
    receiverApplicationId: 'TV',
    autoJoinPolicy: 'tab_and_origin_scoped',
  });
});

test.each([
  ['hangs', () => jest.advanceTimersByTimeAsync(8_000)],
  ['does not load', async () => void script()?.dispatchEvent(new Event('error'))],
  ['finds a browser that cannot cast', async () => available(false)],
])(
  'quality S33: a script that %s is an error within eight seconds, and is tried again',
  async (_name, happen) => {
    const failed = expect(google.prepareGoogleCast(settings)).rejects.toMatchObject({
      fault: 'castUnsupported',
    });
    await happen();
    await failed;
    framework();
    const again = google.prepareGoogleCast(settings);
    available(true);
    await again;
  },
);

test.each([
  ['cancel', null],
  ['receiver_unavailable', 'castFailed'],
])('spec 2 §8 Error catalogue, casting: %s', async (reason, fault) => {
  const { context } = framework();
  context.requestSession.mockRejectedValueOnce(reason);
  const refused = expect(google.connectGoogleCast(settings, events)).rejects.toMatchObject({ fault });
  available(true);
  await refused;
});

test('spec 2 §8 Error catalogue, casting: a device that never connects fails, but a list of devices may stay open', async () => {
  const { context, say } = framework();
  context.requestSession.mockReturnValueOnce(new Promise(() => {}));
  let outcome: unknown = 'open';
  google.connectGoogleCast(settings, events).catch((error: unknown) => {
    outcome = error;
  });
  available(true);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(outcome).toBe('open');
  say('caststatechanged', { castState: 'CONNECTING' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(outcome).toMatchObject({ fault: 'castFailed' });
});

test('spec 2 §3 Cast state: a device gets address, title, poster, time and state', async () => {
  const { device, session } = await connected();
  expect(events.connecting).toHaveBeenCalled();
  expect(device.name).toBe('Kitchen');
  await device.load(film);
  expect(session.loadMedia).toHaveBeenCalledWith({
    autoplay: true,
    currentTime: 120,
    media: {
      contentId: film.src,
      streamType: 'BUFFERED',
      metadata: { title: 'Снег', subtitle: '2024', images: [{ url: 'http://localhost/p.jpg' }] },
    },
  });
});

test('spec 2 §8 Error catalogue, casting: a stream that the device refuses, and one that it never answers', async () => {
  const { device, session } = await connected();
  session.loadMedia.mockRejectedValueOnce('load_media_failed');
  await expect(device.load(film)).rejects.toMatchObject({ fault: 'castFailed' });
  session.loadMedia.mockReturnValueOnce(new Promise(() => {}));
  const late = expect(device.load(film)).rejects.toMatchObject({ fault: 'castFailed' });
  await jest.advanceTimersByTimeAsync(20_000);
  await late;
});

test('spec 2 §4 Cast: sound and subtitles are chosen by their languages, once', async () => {
  const { device, mediaSession, say } = await connected();
  await device.load(film);
  expect(mediaSession.activeTrackIds).toEqual([2, 3]);
  say('anyChanged');
  expect(mediaSession.editTracksInfo).toHaveBeenCalledTimes(1);
  device.setText(null);
  expect(mediaSession.activeTrackIds).toEqual([2]);
  device.setAudio('en');
  expect(mediaSession.activeTrackIds).toEqual([1]);
});

test('spec 2 §4 Cast: watched again on a device that has finished, the title is loaded again from its start, in the languages chosen last', async () => {
  const { device, session, mediaSession, finish } = await connected();
  await device.load({ ...film, isPaused: true });
  device.setAudio('en');
  finish();
  await device.media.play();
  expect(session.loadMedia).toHaveBeenCalledTimes(2);
  expect(session.loadMedia).toHaveBeenLastCalledWith(
    expect.objectContaining({ autoplay: true, currentTime: 0 }),
  );
  expect(mediaSession.activeTrackIds).toEqual([1, 3]);
});

test('spec 2 §4 Cast: a device that ends the session is said once; one that is disconnected here is not', async () => {
  const { say } = await connected();
  say('sessionstatechanged', { sessionState: 'SESSION_ENDING' });
  say('sessionstatechanged', { sessionState: 'SESSION_ENDED' });
  expect(events.ended).toHaveBeenCalledTimes(1);
});

test('disconnecting stops the device', async () => {
  const { device, session, say } = await connected();
  device.disconnect();
  say('sessionstatechanged', { sessionState: 'SESSION_ENDED' });
  expect(session.endSession).toHaveBeenCalledWith(true);
  expect(events.ended).not.toHaveBeenCalled();
});
