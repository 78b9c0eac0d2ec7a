import { viewerAddress } from '@/lib/gateway/viewer';

describe('quality S29, R10: nobody chooses their own address', () => {
  test.each([
    ['no proxy of ours: the header is the viewer’s', '1.1.1.1', 0, null],
    ['one proxy: what it saw', '9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies: what the outer one saw', '9.9.9.9, 1.1.1.1, 10.0.0.1', 2, '1.1.1.1'],
    ['fewer entries than proxies', '1.1.1.1', 2, null],
    ['no header', null, 1, null],
  ])('%s', (_, header, proxies, address) => {
    expect(viewerAddress(header, proxies)).toBe(address);
  });
});
