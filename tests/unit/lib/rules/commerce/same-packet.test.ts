import { samePacketAs } from '@/lib/rules/commerce/same-packet';

const month = { days: 0, months: 1, years: 0 };
const year = { days: 0, months: 0, years: 1 };

const packet = (id: string, changes: Partial<Parameters<typeof samePacketAs>[0]> = {}) => ({
  id,
  isBase: true,
  continuesAs: null,
  period: month,
  channels: 31,
  benefits: [{ text: 'Archive' }, { text: 'No ads' }],
  libraryNames: ['Cinema', 'Children'],
  ...changes,
});

const full = packet('full');

test.each([
  ['the first of those with the same content for another period', packet('year', { period: year }), 'full'],
  [
    'in whatever order its benefits are written',
    packet('year', { period: year, benefits: [{ text: 'No ads' }, { text: 'Archive' }] }),
    'full',
  ],
  ['the one that follows it', packet('first', { continuesAs: 'full', benefits: [] }), 'full'],
  ['none with another content', packet('light', { period: year, channels: 11 }), null],
  ['none with the same number of channels for the same period', packet('other'), null],
  ['none that is not in the list', packet('first', { continuesAs: 'gone', channels: 3 }), null],
])('a packet is an offer on other terms of %s', (_, one, expected) => {
  expect(samePacketAs(one, [full, one])).toBe(expected);
});

test('a trial that continues as a yearly offer belongs to the same first packet; the first packet has no other one', () => {
  const long = packet('year', { period: year });
  const trial = packet('first', { continuesAs: 'year', benefits: [] });
  const all = [full, long, trial];
  expect(all.map((one) => samePacketAs(one, all))).toEqual([null, 'full', 'full']);
});

test('two that follow each other are packets of their own', () => {
  const [one, two] = [packet('1', { continuesAs: '2' }), packet('2', { continuesAs: '1' })];
  expect([one, two].map((each) => samePacketAs(each, [one, two]))).toEqual([null, null]);
});
