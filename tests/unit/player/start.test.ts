import { followingSecond } from '@/player/core/time/start';

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
