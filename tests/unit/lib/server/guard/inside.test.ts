import { insideKey, readInside } from '@/lib/server/guard/inside';

const path = '/taspa/kk/missing/content';

describe('an inner address is accepted from our own server only', () => {
  test('is not reachable before there is a key, or with another key', () => {
    expect(readInside(path, null)).toBeNull();
    expect(readInside(path, 'undefined')).toBeNull();
    insideKey();
    for (const key of [null, '', 'undefined', insideKey().slice(1)]) expect(readInside(path, key)).toBeNull();
  });

  test('is rendered unchanged, with its site variant and language', () => {
    expect(readInside(path, insideKey())).toMatchObject({ path, locale: 'kk', isFramable: false });
    expect(readInside('/nobody/kk/missing/content', insideKey())).toBeNull();
    expect(readInside('/taspa/xx/missing/content', insideKey())).toBeNull();
  });
});
