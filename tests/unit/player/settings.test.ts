import { usualCueStyle } from '@/player/core/cue-style';
import { createSettings, defaultSettings } from '@/player/core/settings';

function storage(stored: string | null = null) {
  let text = stored;
  return {
    getItem: () => text,
    setItem(_: string, value: string) {
      text = value;
    },
    text: () => text,
  };
}

test('spec 2 §4: volume is 100 by default, and stored', () => {
  const place = storage();
  const settings = createSettings(place);
  expect(settings.get('volume')).toBe(1);
  settings.set('volume', 0.35);
  expect(createSettings(place).get('volume')).toBe(0.35);
});

test('spec 1 §3 Locally stored: the language priority lists of sound and subtitles', () => {
  const place = storage();
  createSettings(place).set('audioLanguages', ['uz', 'ru']);
  createSettings(place).set('textLanguages', ['kk']);
  createSettings(place).set('subtitles', true);
  const again = createSettings(place);
  expect([again.get('audioLanguages'), again.get('textLanguages'), again.get('subtitles')]).toEqual([
    ['uz', 'ru'],
    ['kk'],
    true,
  ]);
});

test.each([
  '{',
  '7',
  'null',
  '{"volume":"loud","shortcuts":1}',
  '{"volume":7}',
  '{"bandwidth":{"bps":"fast","at":1}}',
  '{"audioLanguages":["ru",7]}',
])('invalid stored settings are ignored: %s', (text) => {
  const settings = createSettings(storage(text));
  expect(settings.get('volume')).toBe(defaultSettings.volume);
  expect(settings.get('shortcuts')).toBe(true);
  expect(settings.get('audioLanguages')).toEqual([]);
});

test('a failing storage does not stop the player', () => {
  const settings = createSettings({
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  settings.set('volume', 0.5);
  expect(settings.get('volume')).toBe(0.5);
});

test.each([
  [
    { size: 2, color: 'cyan', background: 'none' },
    { size: 2, color: 'cyan', background: 'none' },
  ],
  [{ size: 9, color: 'red' }, usualCueStyle],
  ['large', usualCueStyle],
  [null, usualCueStyle],
])(
  'quality E5 1.2.2: the style of subtitles is remembered; unknown values are the usual ones: %j',
  (stored, style) => {
    const settings = createSettings(storage(JSON.stringify({ cueStyle: stored })));
    expect(settings.get('cueStyle')).toEqual(style);
  },
);
