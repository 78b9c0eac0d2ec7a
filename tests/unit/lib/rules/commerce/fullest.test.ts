import { fullestPacket } from '@/lib/rules/commerce/fullest';

const packet = (id: string, channels: number, benefits: number, price: string | null = '100') => ({
  id,
  channels,
  benefits: Array.from({ length: benefits }),
  price,
});

test.each([
  ['the most channels', [packet('a', 11, 9), packet('b', 30, 1)], 'b'],
  ['of as many channels the most benefits', [packet('a', 30, 2), packet('b', 30, 4)], 'b'],
  [
    'of the same the cheapest',
    [packet('a', 30, 4, '28990'), packet('b', 30, 4, '2990'), packet('c', 9, 1)],
    'b',
  ],
  ['not what nobody can buy', [packet('a', 11, 1), packet('b', 30, 4, null), packet('c', 10, 1)], 'a'],
  ['none of packets that differ by price only', [packet('a', 30, 4, '1'), packet('b', 30, 4, '2')], null],
  ['none where there is one', [packet('a', 30, 4)], null],
  ['none without packets', [], null],
])('the fullest packet has %s', (_, packets, id) => {
  expect(fullestPacket(packets)).toBe(id);
});
