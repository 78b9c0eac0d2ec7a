/** @jest-environment jsdom */
import { AUDIENCE_EVENT, TRACK_EVENT } from '@/lib/client/analytics/track';
import { noteStream, playbackTracker, trackFailure } from '@/lib/client/playback/track-playing';

const tracker = { CatID: '1', VcID: '3929', VcVersion: '1', Account: 'taspa', Tmsec: 'taspa_tv' };
const live = { kind: 'channel', channelId: 5, ts: null } as const;
const NOW = 1_800_000_000;

/** What the listeners of the page receive while `run` runs. */
function received(type: string, run: () => void): unknown[] {
  const details: unknown[] = [];
  const listen = (event: Event) => details.push((event as CustomEvent).detail);
  addEventListener(type, listen);
  run();
  removeEventListener(type, listen);
  return details;
}

test('spec 2 §7 "Analytics events": the position of a broadcast is its time, that of an episode its second', () => {
  noteStream('live', live, []);
  noteStream('vod', { kind: 'content', contentId: '7', libraryId: '3', seriesId: '70' }, []);
  const report = playbackTracker();
  const events = received(TRACK_EVENT, () => {
    report({ statId: 'live', position: 61, watched: 10, date: NOW + 0.5 });
    report({ statId: 'vod', position: 61, watched: 10, date: null });
    report({ statId: 'unknown', position: 1, watched: 10, date: null });
  });
  expect(events).toEqual([
    { type: 'playbackStart', statId: 'live', channelId: '5', startType: 'live', position: NOW },
    {
      type: 'playbackStart',
      statId: 'vod',
      contentId: '7',
      contentParentId: '70',
      libraryId: '3',
      startType: 'vod',
      position: 61,
    },
  ]);
});

test('spec 2 §3 trackers: the counter of the audience gets a sign at the start and every 30 s of playing', () => {
  noteStream('counted', live, [tracker]);
  noteStream('uncounted', live, []);
  const report = playbackTracker();
  const signs = received(AUDIENCE_EVENT, () => {
    for (let watched = 10; watched <= 95; watched += 1) {
      report({ statId: 'counted', position: watched, watched, date: NOW + watched });
    }
    report({ statId: 'uncounted', position: 1, watched: 200, date: NOW });
  });
  expect(signs).toEqual([10, 30, 60, 90].map((second) => ({ tracker, isLive: true, frame: NOW + second })));
});

test('spec 2 §7 "Analytics events": playbackError names content, library and position', () => {
  noteStream('failing', { kind: 'content', contentId: '7', libraryId: '3' }, []);
  const failure = { code: 'codec', kind: 'media', engine: 'hls', details: '404' };
  const [event] = received(TRACK_EVENT, () =>
    trackFailure({ ...failure, statId: 'failing', startType: 'vod', position: 12 }),
  );
  expect(event).toEqual({
    type: 'playbackError',
    ...failure,
    statId: 'failing',
    startType: 'vod',
    position: 12,
    contentId: '7',
    libraryId: '3',
  });
});
