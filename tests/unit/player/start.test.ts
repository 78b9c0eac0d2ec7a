import { admitted, followingSecond, resumeAt } from '@/player/core/time/start';

const START = 1_700_000_000;
const programmes = [
  { id: 'news', title: 'Новости', start: START - 600, end: START },
  { id: 'film', title: 'Степь', start: START, end: START + 3600 },
];

test.each([
  ['the schedule counts whole seconds', START + 0.52, START],
  ['the last frame is a little early', START - 0.04, START],
  ['its grid lies some seconds beside the stream', START + 3.84, START],
  ['it ends in the middle of a programme', START + 1800.4, START + 1800],
  ['nothing follows', START + 3600.52, START + 3601],
])('spec 2 §4: after the end the next second follows, and no other; %s', (_, date, second) => {
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

test('spec 2 §5: what was fully watched begins anew', () => {
  expect(resumeAt(600, true)).toBe(0);
});

test('spec 2 §5: the rule of resuming is for films; a moment of the archive is taken as it is', () => {
  expect(admitted({ kind: 'vod', hls: 'x', startAt: 7 }).startAt).toBe(0);
  expect(admitted({ kind: 'archive', hls: 'x', startAt: 7 }).startAt).toBe(7);
});
