import { type ErrorData, ErrorDetails, ErrorTypes } from 'hls.js';
import type { Cue } from '@/player/core/cues';
import type { EngineSource } from '@/player/engines/engine';
import { hlsConfig } from '@/player/engines/hls/config';
import { dateAtTime, timeAtDate } from '@/player/engines/hls/dates';
import { hlsFault } from '@/player/engines/hls/faults';
import { startAtDate } from '@/player/engines/hls/start-at-date';
import { preferAudio } from '@/player/engines/hls/tracks';
import { type Capabilities, chooseEngine } from '@/player/engines/select';
import { shakaConfig } from '@/player/engines/shaka/config';
import { shakaFault } from '@/player/engines/shaka/faults';
import { createTextOutlet } from '@/player/engines/shaka/text';

const modern: Capabilities = { mse: true, nativeHls: false, webKitFairPlay: false };
const phone: Capabilities = { mse: false, nativeHls: true, webKitFairPlay: false };

test.each([
  ['HLS where MSE exists', { hls: 'h', dash: 'd' }, modern, 'hls'],
  ['HLS alone', { hls: 'h' }, modern, 'hls'],
  ['DASH alone', { dash: 'd' }, modern, 'shaka'],
  ['HLS without MSE', { hls: 'h' }, phone, 'native'],
  ['DASH without MSE', { dash: 'd' }, phone, undefined],
  ['nothing to play', {}, modern, undefined],
])('DESIGN section 4 Engines: %s', (_, source, can, engine) => {
  expect(chooseEngine(source, can)?.name).toBe(engine);
});

test.each([
  ['vod', { url: '', live: false }, 0],
  ['catch-up on air: not at the live edge (media 2.4)', { url: '', live: false, startAt: 0 }, 0],
  ['resumed', { url: '', live: false, startAt: 61 }, 61],
  ['live', { url: '', live: true }, -1],
])('start position: %s', (_, source, at) => {
  expect(hlsConfig(source).startPosition).toBe(at);
});

test('spec 2 §9: the buffer is 10 s and 5 MB, of a trailer 5 s, also of a picture with few bytes', () => {
  const mostOf = (source: EngineSource) => {
    const { maxBufferLength, maxMaxBufferLength } = hlsConfig(source);
    return [maxBufferLength, maxMaxBufferLength];
  };
  expect(hlsConfig({ url: '', live: true })).toMatchObject({ maxBufferSize: 5_000_000 });
  expect(mostOf({ url: '', live: true })).toEqual([10, 10]);
  expect(mostOf({ url: '', live: false, bufferS: 5 })).toEqual([5, 5]);
  expect(shakaConfig({ bufferS: 5 }).streaming.bufferingGoal).toBe(5);
});

test('spec 2 §9: heights up to 1080', () => {
  // In `restrictions` of all of shaka they would refuse a stream that has only larger ones.
  expect(shakaConfig({})).toMatchObject({ abr: { restrictions: { maxHeight: 1080 } } });
  expect(shakaConfig({})).not.toHaveProperty('restrictions');
});

test('quality: an automatic picture is not larger than the player shows it', () => {
  expect(hlsConfig({ url: '', live: true })).toMatchObject({ capLevelToPlayerSize: true });
  expect(shakaConfig({})).toMatchObject({ abr: { restrictToElementSize: true } });
});

test('HLS interstitials are not played: only the player shows ads, behind its gates', () => {
  expect(hlsConfig({ url: '', live: true })).toMatchObject({ enableInterstitialPlayback: false });
});

const hlsError = (type: ErrorTypes, details: ErrorDetails, fatal: boolean) =>
  ({ type, details, fatal }) as ErrorData;

test.each([
  [ErrorTypes.NETWORK_ERROR, ErrorDetails.FRAG_LOAD_ERROR, true, 'network'],
  [ErrorTypes.NETWORK_ERROR, ErrorDetails.FRAG_LOAD_ERROR, false, undefined],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_APPEND_ERROR, true, 'media'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_STALLED_ERROR, false, 'fragment'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.FRAG_PARSING_ERROR, false, 'fragment'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.BUFFER_ADD_CODEC_ERROR, true, 'codec'],
  [ErrorTypes.MEDIA_ERROR, ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, true, 'codec'],
  [ErrorTypes.KEY_SYSTEM_ERROR, ErrorDetails.KEY_SYSTEM_NO_ACCESS, true, 'drm'],
  [ErrorTypes.OTHER_ERROR, ErrorDetails.INTERNAL_EXCEPTION, true, 'other'],
])('media 7.5: hls.js %s %s fatal %s', (type, details, fatal, kind) => {
  expect(hlsFault(hlsError(type, details, fatal))?.kind).toBe(kind);
});

/** The data of RESTRICTIONS_CANNOT_BE_MET. */
const unplayable = (reason: object) => ({
  ...{ hasAppRestrictions: false, missingKeys: [], restrictedKeyStatuses: [] },
  ...reason,
});

test.each([
  ['HTTP status', { severity: 2, category: 1, code: 1001, data: ['https://x', 404] }, 'network'],
  ['codecs', { severity: 2, category: 4, code: 4032, data: [] }, 'codec'],
  ['no key', { severity: 2, category: 4, code: 4012, data: [unplayable({ missingKeys: ['1a'] })] }, 'drm'],
  [
    'a key that may not be used here',
    {
      severity: 2,
      category: 4,
      code: 4012,
      data: [unplayable({ restrictedKeyStatuses: ['output-restricted'] })],
    },
    'drm',
  ],
  [
    'nothing that may be played, without a key in the matter',
    { severity: 2, category: 4, code: 4012, data: [unplayable({ hasAppRestrictions: true })] },
    'other',
  ],
  [
    'nothing that may be played, without a reason',
    { severity: 2, category: 4, code: 4012, data: [] },
    'other',
  ],
  ['licence', { severity: 2, category: 6, code: 6007, data: [] }, 'drm'],
  ['licence that has expired', { severity: 2, category: 6, code: 6014, data: [] }, 'drmExpired'],
  ['decoder', { severity: 2, category: 3, code: 3016, data: [] }, 'media'],
  ['recoverable', { severity: 1, category: 1, code: 1001, data: [] }, undefined],
  ['another stream was requested', { severity: 2, category: 7, code: 7000, data: [] }, undefined],
])('media 7.5: shaka, %s', (_, error, kind) => {
  expect(shakaFault(error)?.kind).toBe(kind);
});

test('a network error of shaka names its place and kind', () => {
  expect(shakaFault({ severity: 2, category: 1, code: 1001, data: ['https://x', 403] })).toMatchObject({
    url: 'https://x',
    status: 403,
  });
});

/**
 * Two programmes with a discontinuity of the media time between them, and dates only where a programme
 * starts.
 */
const details = {
  fragments: [
    { start: 0, programDateTime: 100_000 },
    { start: 4, programDateTime: 104_000 },
    { start: 8, programDateTime: 200_000 },
  ],
} as unknown as Parameters<typeof dateAtTime>[0];

test('media 7.14: dates come from PROGRAM-DATE-TIME, also across a discontinuity', () => {
  expect([0, 5, 9].map((time) => dateAtTime(details, time))).toEqual([100, 105, 201]);
  expect([100, 105, 201].map((date) => timeAtDate(details, date))).toEqual([0, 5, 9]);
  expect(dateAtTime(null, 5)).toBeNull();
});

test('cues of shaka reach the overlay as plain text, nested ones joined', () => {
  const cues: unknown[] = [];
  const outlet = createTextOutlet((more) => cues.push(...more));
  const leaf = { startTime: 1, endTime: 2, nestedCues: [] };
  outlet.append([
    {
      ...leaf,
      payload: '',
      nestedCues: [
        { ...leaf, payload: '<b>A</b>' },
        { ...leaf, payload: 'B' },
      ],
    },
  ]);
  expect(cues).toEqual([{ start: 1, end: 2, text: 'AB' }]);
});

test('spec 2 §2 custom subtitles: the lines of a TTML document keep their own times', () => {
  const cues: Cue[] = [];
  const outlet = createTextOutlet((more) => cues.push(...more));
  const line = (startTime: number, payload: string, more = {}) => ({
    startTime,
    endTime: startTime + 3,
    payload,
    nestedCues: [],
    ...more,
  });
  const both = [line(3, 'Last'), line(3, '', { lineBreak: true }), line(3, 'words')];
  const division = line(0, '', {
    isContainer: true,
    endTime: 6,
    nestedCues: [line(0, 'First words'), line(3, '', { nestedCues: both })],
  });
  outlet.append([line(0, '', { isContainer: true, endTime: 6, nestedCues: [division] })]);
  expect(cues).toEqual([
    { start: 0, end: 3, text: 'First words' },
    { start: 3, end: 6, text: 'Last\nwords' },
  ]);
});

describe('start at a date', () => {
  const START = 1_800_000_000;
  /** Five segments of 4 s from START on; the last three follow a gap of a minute. */
  const playlist = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-START:TIME-OFFSET=0,PRECISE=YES',
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(START * 1000).toISOString()}`,
    ...['#EXTINF:4.00000,', '1.m4s', '#EXTINF:4.00000,', '2.m4s'],
    `#EXT-X-PROGRAM-DATE-TIME:${new Date((START + 68) * 1000).toISOString()}`,
    ...['#EXTINF:4.00000,', '3.m4s', '#EXTINF:4.00000,', '4.m4s', '#EXTINF:4.00000,', '5.m4s'],
  ].join('\n');
  const offsetIn = (text: string) => /TIME-OFFSET=([\d.]+)/.exec(text)?.[1];

  test.each([
    ['its first second', START, '0.000'],
    ['within a segment', START + 5.5, '5.500'],
    ['after a gap', START + 69, '9.000'],
    ['in the gap: at the announced start of the stream', START + 30, '2.000'],
    ['before it', START - 1, '2.000'],
  ])('a date becomes an offset into the playlist: %s', (_, date, offset) => {
    expect(offsetIn(startAtDate(playlist, date, 2))).toBe(offset);
    expect(startAtDate(playlist, date, 2).match(/#EXT-X-START/g)).toHaveLength(1);
  });

  test('a live start stays three target durations before the edge; a date outside the playlist changes nothing', () => {
    expect(offsetIn(startAtDate(playlist, START + 7, null))).toBe('7.000');
    expect(startAtDate(playlist, START + 69, null)).toBe(playlist);
    expect(startAtDate(playlist, START - 1, null)).toBe(playlist);
  });

  test('a playlist without dates starts at the offset, a multivariant playlist is not changed', () => {
    const dateless = playlist.replaceAll(/#EXT-X-PROGRAM-DATE-TIME:.*\n/g, '');
    expect(offsetIn(startAtDate(dateless, START + 5, 3))).toBe('3.000');
    const renditions = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8';
    expect(startAtDate(renditions, START, 3)).toBe(renditions);
  });
});

describe('spec 1 §3 language priority list: the sound is in the first language that the stream has', () => {
  const hls = (...languages: string[]) => ({
    allAudioTracks: languages.map((lang) => ({ lang })),
    config: {} as { audioPreference?: unknown },
  });

  test.each([
    [['kk', 'ru'], ['ru', 'kk-KZ'], { lang: 'kk-KZ' }],
    [['uz', 'ru'], ['en', 'ru'], { lang: 'ru' }],
    [['uz'], ['en', 'ru'], undefined],
    [[], ['en', 'ru'], undefined],
  ])('HLS: %j of %j', (wanted, offered, preference) => {
    const own = hls(...offered);
    preferAudio(own as unknown as Parameters<typeof preferAudio>[0], wanted);
    expect(own.config.audioPreference).toEqual(preference);
  });

  test('DASH: the engine gets the whole list', () => {
    expect(shakaConfig({ audioLanguages: ['kk', 'ru'] }).preferredAudio).toEqual([
      { language: 'kk' },
      { language: 'ru' },
    ]);
  });
});
