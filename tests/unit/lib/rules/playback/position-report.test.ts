import { isReportDue } from '@/lib/rules/playback/position-report';

describe('spec 2 §7 "Analytics events": statistics are sent every 30 s of playing', () => {
  const sent = { statId: '1', position: 100, watched: 10 };
  test.each([
    ['the first one of a playback', null, { ...sent }, true],
    ['29 s of playing later', sent, { ...sent, position: 129, watched: 39 }, false],
    ['30 s of playing later', sent, { ...sent, position: 130, watched: 40 }, true],
    ['a pause in between adds nothing', sent, { ...sent, position: 101, watched: 11 }, false],
    ['a jump forward of 10 s', sent, { ...sent, position: 111, watched: 11 }, true],
    ['a jump back', sent, { ...sent, position: 40, watched: 11 }, true],
    ['another playback', sent, { ...sent, statId: '2' }, true],
  ])('%s: %#', (_, last, now, isDue) => expect(isReportDue(last, now)).toBe(isDue));
});
