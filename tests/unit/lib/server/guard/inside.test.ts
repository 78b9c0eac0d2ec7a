import { insideKey, readInside } from '@/lib/server/guard/inside';

const path = '/taspa/kk/missing/content';

describe('an inner address is asked for by our own server only', () => {
  test('nobody gets there before there is a key, nor with another', () => {
    expect(readInside(path, null)).toBeNull();
    expect(readInside(path, 'undefined')).toBeNull();
    insideKey();
    for (const key of [null, '', 'undefined', insideKey().slice(1)]) expect(readInside(path, key)).toBeNull();
  });

  test('it is rendered as it stands, for its surface and language', () => {
    expect(readInside(path, insideKey())).toMatchObject({ path, locale: 'kk', isFramable: false });
    expect(readInside('/nobody/kk/missing/content', insideKey())).toBeNull();
    expect(readInside('/taspa/xx/missing/content', insideKey())).toBeNull();
  });
});
