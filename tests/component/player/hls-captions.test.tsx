import type { EngineTracks } from '@/player/engines/engine';
import { FakeHls, fakeStream } from './fake-hls';

jest.mock('hls.js', () => jest.requireActual<typeof import('./fake-hls')>('./fake-hls').fakeHlsModule());

const line = { startTime: 1, endTime: 2, text: 'Hello' };

function play() {
  const tracks = jest.fn<void, [EngineTracks]>();
  const cues = jest.fn();
  const engine = fakeStream({}, { tracks, cues });
  FakeHls.last.subtitleTracks = [{ id: 4, name: 'Русские', lang: 'ru' }];
  FakeHls.last.say('hlsManifestParsed');
  FakeHls.last.say('hlsManifestLoaded', {
    captions: [
      { instreamId: 'CC1', name: 'English CC', lang: 'en', groupId: 'low' },
      { instreamId: 'CC1', name: 'English CC', lang: 'en', groupId: 'high' },
      { instreamId: 'CC2', name: 'Without a language' },
    ],
  });
  const last = () => tracks.mock.lastCall?.[0];
  return { engine, last, cues };
}

test('captions inside the picture are subtitles when the playlist names their language', () => {
  const { last } = play();
  expect(last()?.text).toEqual([
    { id: '4', name: 'Русские', language: 'ru' },
    { id: 'textTrack1', name: 'English CC', language: 'en' },
  ]);
});

test('captions and subtitles of the playlist take turns', () => {
  const { engine, last } = play();
  engine.setText('4');
  expect([FakeHls.last.subtitleTrack, last()?.textId]).toEqual([0, '4']);
  engine.setText('textTrack1');
  expect([FakeHls.last.subtitleTrack, last()?.textId]).toEqual([-1, 'textTrack1']);
  engine.setText('-1');
  expect([FakeHls.last.subtitleTrack, last()?.textId]).toEqual([-1, '-1']);
});

test('their cues are drawn like those of other subtitles', () => {
  const { cues } = play();
  FakeHls.last.say('hlsCuesParsed', { type: 'captions', track: 'textTrack1', cues: [line] });
  FakeHls.last.say('hlsCuesParsed', { type: 'captions', track: 'textTrack3', cues: [line] });
  expect(cues.mock.calls).toEqual([['textTrack1', [{ start: 1, end: 2, text: 'Hello' }]]]);
});
