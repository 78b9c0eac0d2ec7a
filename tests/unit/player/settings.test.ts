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

test('quality E5 1.2.2: the language of subtitles is remembered', () => {
  const place = storage();
  createSettings(place).set('textLanguage', 'kk');
  expect(createSettings(place).get('textLanguage')).toBe('kk');
});

test('spec 1 §3 Locally stored: the language of sound is remembered beside that of subtitles', () => {
  const place = storage();
  createSettings(place).set('audioLanguage', 'uz');
  createSettings(place).set('textLanguage', 'kk');
  const again = createSettings(place);
  expect([again.get('audioLanguage'), again.get('textLanguage')]).toEqual(['uz', 'kk']);
});

test.each(['{', '7', 'null', '{"volume":"loud","shortcuts":1}', '{"volume":7}'])(
  'invalid stored settings are ignored: %s',
  (text) => {
    const settings = createSettings(storage(text));
    expect(settings.get('volume')).toBe(defaultSettings.volume);
    expect(settings.get('shortcuts')).toBe(true);
  },
);

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
