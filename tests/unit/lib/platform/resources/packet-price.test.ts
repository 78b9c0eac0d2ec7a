import * as v from 'valibot';
import { PacketWire, toPacket } from '@/lib/platform/resources/packet-wire';

test.each([
  ['3490.00', '3490.00'],
  ['0.00', null],
  [null, null],
  [undefined, null],
])('provider-api F1: an old price of %s is shown as %s', (old_price, shown) => {
  const wire = v.parse(PacketWire, { id: 82, name: 'Maximum', price: '2990.00', old_price });
  expect(toPacket(wire).oldPrice).toBe(shown);
});
