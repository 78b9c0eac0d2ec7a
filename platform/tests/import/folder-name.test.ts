import { readName } from '../../src/import/folder/name.ts';

test.each([
  ['The Salt Road (2021).mp4', 'The Salt Road', 2021],
  ['Соляная дорога [2021].m4v', 'Соляная дорога', 2021],
  ['the.salt.road.2021.1080p.WEB-DL.x264.mp4', 'the salt road', 2021],
  ['The_Salt_Road.mp4', 'The Salt Road', null],
  ['The Salt Road (2021) 720p.mp4', 'The Salt Road', 2021],
  // Numbers that are part of the name.
  ['1917.mp4', '1917', null],
  ['Summer 1993.mp4', 'Summer 1993', null],
  ['Blade Runner 2049 (2017).mp4', 'Blade Runner 2049', 2017],
  ['2001 A Space Odyssey.mp4', '2001 A Space Odyssey', null],
  ['1080p.mp4', '1080p', null],
])('import folder: the film %s', (file, title, year) => {
  expect(readName(file)).toEqual({ kind: 'film', title, year });
});

test.each([
  ['Night Shift S01E02 The Well.mp4', 'Night Shift', null, 1, 2, 'The Well'],
  ['Night Shift (2019) - s1e12 - The Well.mp4', 'Night Shift', 2019, 1, 12, 'The Well'],
  ['night.shift.S02E03.720p.mp4', 'night shift', null, 2, 3, ''],
  ['Night Shift 3x04.mp4', 'Night Shift', null, 3, 4, ''],
  ['Ночная смена S01E01 Колодец.mp4', 'Ночная смена', null, 1, 1, 'Колодец'],
])('import folder: the episode %s', (file, show, year, season, episode, title) => {
  expect(readName(file)).toEqual({ kind: 'episode', show, year, season, episode, title });
});

test('a name with only an episode number is a film, because the series is unknown', () => {
  expect(readName('S01E02.mp4')).toMatchObject({ kind: 'film' });
});
