import { counterpartOf } from '@/lib/rules/commerce/counterpart';
import { ownPacket } from '@/tests/support/own-packet';

const part = (changes: Parameters<typeof ownPacket>[0], renewalPrice: string | null = null) => ({
  ...ownPacket(changes),
  renewalPrice,
});
const maximum = part({ id: '82', name: 'Maximum', price: '2990.00' }, '2990.00');
const light = part({ id: '81', name: 'Light', state: 'planned', price: '990.00', nextPrice: '990.00' });

describe('ours: what is planned changes what is charged', () => {
  test.each([
    ['what begins after a packet', maximum, light, { name: 'Light', price: '990.00', priceAfterTrial: null }],
    [
      'with its trial and the price after it',
      maximum,
      { ...light, isTrial: true, nextPrice: '0.00' },
      { name: 'Light', price: '0.00', priceAfterTrial: '990.00' },
    ],
    [
      'also after a paused one',
      { ...maximum, state: 'paused' as const },
      light,
      { name: 'Light', price: '990.00', priceAfterTrial: null },
    ],
    [
      'what renews when a plan is taken back',
      light,
      maximum,
      { name: 'Maximum', price: '2990.00', priceAfterTrial: null },
    ],
    [
      'nothing that is charged, where the renewal is off',
      light,
      { ...maximum, renewalPrice: null },
      { name: 'Maximum', price: null, priceAfterTrial: null },
    ],
    [
      'another period of the same additional packet',
      part({ id: '91', isBase: false }),
      part({ id: '91', isBase: false, state: 'planned', name: 'Sport', price: '500.00' }),
      { name: 'Sport', price: '500.00', priceAfterTrial: null },
    ],
    ['not what a gift is followed by', part({ id: '82', kind: 'promo' }), light, null],
    ['not an additional packet', part({ id: '91', isBase: false }), light, null],
    ['not what is only for sale', maximum, part({ id: '83', state: 'open' }), null],
  ])('%s', (_, own, other, expected) => {
    expect(counterpartOf(own, [own, other])).toEqual(expected);
  });
});
