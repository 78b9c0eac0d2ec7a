import { followingSecond, resumeAt, withResumeRule } from '@/player/core/time/start';

const START = 1_700_000_000;
const programmes = [
  { id: 'news', title: 'Новости', start: START - 600, end: START },
  { id: 'film', title: 'Степь', start: START, end: START + 3600 },
];

test.each([
  ['the schedule counts whole seconds', START + 0.52, START],
  ['the last frame comes a little early', START - 0.04, START],
  ['the real times differ by some seconds from the stream', START + 3.84, START],
  ['it ends in the middle of a programme', START + 1800.4, START + 1800],
  ['nothing follows', START + 3600.52, START + 3601],
])('spec 2 §4: playback continues at exactly the next second after the end; %s', (_, date, second) => {
  expect(followingSecond(date, programmes)).toBe(second);
});

test.each([
  [9.9, 0],
  [10, 10],
  [12_600, 12_600],
  [12_601, 0],
  [null, 0],
  [undefined, 0],
])('spec 2 §5: a resume position counts only between 10 and 12600 s; %p', (seconds, at) => {
  expect(resumeAt(seconds)).toBe(at);
});

test('spec 2 §5: a fully watched title starts from the beginning', () => {
  expect(resumeAt(600, true)).toBe(0);
});

test('spec 2 §5: the resume rule applies to films only; a moment of the archive stays unchanged', () => {
  expect(withResumeRule({ kind: 'vod', hls: 'x', startAt: 7 }).startAt).toBe(0);
  expect(withResumeRule({ kind: 'archive', hls: 'x', startAt: 7 }).startAt).toBe(7);
});
