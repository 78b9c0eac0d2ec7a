import { titleTracks } from '@/lib/server/catalogue/title-tracks';

const tracks = { audio: ['ru', 'en'], subtitles: ['kk'], height: 1080 };

test.each([
  ['ru', 'русский, английский', 'казахский'],
  ['kk', 'орыс тілі, ағылшын тілі', 'қазақ тілі'],
  ['en', 'Russian, English', 'Kazakh'],
  ['uz', 'ruscha, inglizcha', 'qozoqcha'],
] as const)('%s: languages have their names in the language of the page', (locale, audio, subtitles) =>
  expect(titleTracks(tracks, locale)).toEqual({ audio, subtitles, quality: 'Full HD' }),
);

test.each([
  [2160, '4K'],
  [720, 'HD'],
  [576, 'SD'],
  [null, null],
])('a picture of %s lines is %s', (height, quality) =>
  expect(titleTracks({ ...tracks, height }, 'en').quality).toBe(quality),
);

test('unknown languages are left out; if none is left, the list is null', () =>
  expect(titleTracks({ audio: ['und', 'not a tag', 'ru'], subtitles: ['xqq'], height: null }, 'en')).toEqual({
    audio: 'Russian',
    subtitles: null,
    quality: null,
  }));
