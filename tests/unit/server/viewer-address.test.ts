import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { networkOf } from '@/lib/shared/network';
import { nameViewer } from '@/server/viewer-address';

const requested = (headers: IncomingHttpHeaders, remoteAddress: string | undefined = '192.0.2.7') =>
  ({ headers, socket: { remoteAddress } }) as IncomingMessage;

describe('quality S29, R10: a client cannot choose its own address', () => {
  test.each([
    ['no proxy of ours: the header is ignored, the socket counts', '1.1.1.1', 0, '192.0.2.7'],
    ['one proxy: the address that it saw', '9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies: the address that the outer one saw', '9.9.9.9, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
    ['fewer entries than proxies: the connection', '1.1.1.1', 2, '192.0.2.7'],
    ['no header: the connection', undefined, 1, '192.0.2.7'],
    ['no valid address: the connection', 'unknown', 1, '192.0.2.7'],
    ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ])('%s', (_, header, proxies, address) => {
    const request = requested(header === undefined ? {} : { 'x-forwarded-for': header });
    expect(nameViewer(request, proxies)).toBe(address);
    expect(request.headers['x-forwarded-for']).toBe(address);
  });

  test('an IPv4 address is written the same way when it comes from a dual-stack socket', () =>
    expect(nameViewer(requested({}, '::ffff:192.0.2.7'), 0)).toBe('192.0.2.7'));

  test('without a proxy of ours all proxy headers are ignored', () => {
    const request = requested({
      'x-forwarded-proto': 'https',
      'x-real-ip': '1.1.1.1',
      forwarded: 'for=1.1.1.1',
      rsc: '1',
    });
    nameViewer(request, 0);
    expect(request.headers).toEqual({ rsc: '1', 'x-forwarded-for': '192.0.2.7' });
  });
});

describe('the key by which limits of an address count', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('%s: %s', (address, network) => expect(networkOf(address)).toBe(network));
});
