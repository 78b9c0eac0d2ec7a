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

test.each([
  [{ channels_count: 14, uhd_channels_count: 1 }, 13],
  [{ channels_count: 14 }, 14],
  [{}, 0],
  [{ price: '0.00' }, 140],
  [{ price: '0.00', channels_count: 5 }, 5],
])('spec 3 §9: a packet with %j counts %d channels: none in 4K, and 140 in a free one', (part, count) => {
  const wire = v.parse(PacketWire, { id: 82, name: 'Maximum', price: '2990.00', ...part });
  expect(toPacket(wire).channels).toBe(count);
});
