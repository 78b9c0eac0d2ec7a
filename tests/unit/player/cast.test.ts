import { GoogleMedia } from '@/player/cast/google-media';
import { CastError, castable, remoteClock } from '@/player/core/cast';

test.each([
  ['HLS first', { hls: 'https://o/a.m3u8', dash: 'https://o/a.mpd' }, 'application/vnd.apple.mpegurl'],
  ['DASH without HLS', { hls: null, dash: 'https://o/a.mpd' }, 'application/dash+xml'],
  ['nothing without an address', {}, undefined],
  [
    'nothing of a protected stream',
    { drm: [{ system: 'clearkey', container: 'dash', url: 'https://o/a.mpd', licenceUrl: 'https://l' }] },
    undefined,
  ],
] as const)('spec 2 §4 Cast: a device is given %s', (_name, addresses, type) => {
  expect(castable({ kind: 'vod', ...addresses })?.contentType).toBe(type);
});

test('spec 2 §5 Casting: without a source there is nothing to cast', () => {
  expect(castable(null)).toBeNull();
  expect(new CastError('castNoSource').fault).toBe('castNoSource');
});

describe('spec 2 §4 Cast: the clock of a device', () => {
  const dates = { startDate: () => 1_000, now: () => 5_000 };

  test('of an archive counts from the date of its first second', () => {
    const clock = remoteClock(() => ({ start: 0, end: 600, isLive: false }), dates);
    expect(clock.dateAt(10)).toBe(1_010);
    expect(clock.timeAt(1_010)).toBe(10);
    expect(clock.liveEdge()).toBeNull();
  });

  test('of a live stream ends now', () => {
    const clock = remoteClock(() => ({ start: 70, end: 100, isLive: true }), dates);
    expect(clock.dateAt(90)).toBe(4_990);
    expect(clock.timeAt(4_990)).toBe(90);
    expect(clock.liveEdge()).toBe(100);
  });

  test('is unknown until the device has read the stream', () => {
    const clock = remoteClock(() => null, dates);
    expect([clock.dateAt(0), clock.timeAt(0), clock.seekable(), clock.liveEdge()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('spec 2 §4 Cast: a remote player in the words of a media element', () => {
  const idle = {
    isConnected: true,
    isMediaLoaded: false,
    duration: 0,
    currentTime: 0,
    volumeLevel: 0.5,
    isPaused: false,
    isMuted: false,
    playerState: 'IDLE' as 'IDLE' | 'PLAYING' | 'PAUSED' | 'BUFFERING' | null,
  };
  function open(finished = false) {
    const player = { ...idle };
    const calls: string[] = [];
    const call = (name: string) => () => void calls.push(name);
    const controller = {
      addEventListener: () => {},
      removeEventListener: () => {},
      playOrPause: call('playOrPause'),
      seek: call('seek'),
      setVolumeLevel: call('setVolumeLevel'),
      muteOrUnmute: call('muteOrUnmute'),
    };
    const again = async (from: number) => void calls.push(`again ${from}`);
    const media = new GoogleMedia(player, controller, () => finished, again);
    const events: string[] = [];
    const all = [
      'loadedmetadata',
      'durationchange',
      'timeupdate',
      'canplay',
      'waiting',
      'play',
      'playing',
      'pause',
    ];
    for (const name of [...all, 'seeking', 'seeked', 'volumechange', 'ended'])
      media.addEventListener(name, () => events.push(name));
    const report = (changes: Partial<typeof idle>) => {
      events.length = 0;
      Object.assign(player, changes);
      media.report();
      return events;
    };
    return { media, player, calls, report };
  }
  const playing = { isMediaLoaded: true, playerState: 'PLAYING', duration: 600, currentTime: 5 } as const;

  test('idle, buffering, playing, paused', () => {
    const { media, report } = open();
    expect([media.paused, media.readyState, media.duration]).toEqual([true, 0, Number.NaN]);
    expect(report({ ...playing, playerState: 'BUFFERING' })).toEqual(
      expect.arrayContaining(['loadedmetadata', 'durationchange', 'play']),
    );
    expect([media.paused, media.readyState, media.duration]).toEqual([false, 2, 600]);
    expect(report(playing)).toEqual(['canplay', 'playing']);
    expect(report({ playerState: 'PAUSED', isPaused: true })).toEqual(['pause']);
    expect(report(playing)).toEqual([]);
    expect(report({ isPaused: false })).toEqual(['play', 'playing']);
    expect(report({ playerState: 'BUFFERING' })).toEqual(['waiting']);
  });

  test('a live stream has no end, and a report without a change says nothing', () => {
    const { media, report } = open();
    report({ ...playing, duration: 0 });
    expect(media.duration).toBe(Number.POSITIVE_INFINITY);
    expect(report({})).toEqual([]);
  });

  test('seeking lasts until the device is there', () => {
    const { media, calls, report } = open();
    report(playing);
    media.currentTime = 90;
    expect(calls).toEqual(['seek']);
    expect(media.seeking).toBe(true);
    expect(report({ playerState: 'PLAYING', currentTime: 90.2 })).toEqual(['seeked', 'timeupdate']);
    expect(media.seeking).toBe(false);
  });

  test('a command is sent only when it changes something', async () => {
    const { media, player, calls, report } = open();
    report(playing);
    await media.play();
    media.muted = false;
    expect(calls).toEqual([]);
    media.pause();
    player.isPaused = true;
    await media.play();
    media.muted = true;
    media.volume = 0.3;
    expect(calls).toEqual(['playOrPause', 'playOrPause', 'muteOrUnmute', 'setVolumeLevel']);
  });

  test('idle because it is finished is the end; idle because it was stopped is not', () => {
    for (const [finished, events] of [
      [true, ['timeupdate', 'waiting', 'pause', 'ended']],
      [false, ['pause']],
    ] as const) {
      const { media, report } = open(finished);
      report(playing);
      const said = report({ ...idle, duration: 600 });
      expect(media.ended).toBe(finished);
      expect(said.includes('ended')).toBe(events.includes('ended' as never));
      expect(said).toContain('pause');
    }
  });

  test('what is finished keeps its times, and is loaded again from its start, or from where the viewer seeks', async () => {
    const { media, calls, report } = open(true);
    report({ ...playing, currentTime: 599 });
    expect(report(idle)).toEqual(['pause', 'ended']);
    expect([media.duration, media.currentTime]).toEqual([600, 599]);
    expect(report({})).toEqual([]);
    await media.play();
    media.currentTime = 90;
    expect(calls).toEqual(['again 0', 'again 90']);
    expect(report(playing)).toEqual(expect.arrayContaining(['timeupdate', 'play', 'playing']));
    expect([media.duration, media.currentTime]).toEqual([600, 5]);
  });
});
