import { countryTable, isIn, isLoopback, networkOf } from '../../src/domain/address-ranges.ts';

test.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['::ffff:203.0.113.7', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['198.51.100.10', true],
  ['198.51.100.11', false],
  ['not an address', false],
  ['', false],
])('spec 1 §8 region: whether %s is inside the ranges: %s', (address, expected) => {
  expect(isIn(['203.0.113.0/24', '2001:db8::/32', '198.51.100.10'])(address)).toBe(expected);
});

test('an invalid range contains no address', () => {
  expect(isIn(['nonsense', '10.0.0.0/99'])('10.0.0.1')).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.1', false],
])('whether %s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

test('spec 1 §3 country by address: the first matching range wins; an address without a range has no country', () => {
  const countryOf = countryTable('203.0.113.128/25=FR, 203.0.113.0/24=DE');
  expect(['203.0.113.200', '203.0.113.7', '8.8.8.8'].map((address) => countryOf?.(address))).toEqual([
    'FR',
    'DE',
    null,
  ]);
});

test.each(['203.0.113.0/24', '203.0.113.0/24=de', '=DE', '203.0.113.0/x=DE'])(
  'refuses "%s" as a table',
  (text) => {
    expect(countryTable(text)).toBeNull();
  },
);

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s, shared by all its addresses', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
