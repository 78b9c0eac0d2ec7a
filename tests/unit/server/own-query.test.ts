import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownQuery } from '@/server/own-query';

const PAGES = 'app/[site]/[locale]';
const QUERY = '?q=one&mail=two&_rsc=abc';

describe('quality S30: the query of one visitor is never in a page that is stored for all', () => {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.startsWith('@modal'))
    .map((file) => ({
      inner: `/taspa/ru/${path.dirname(file).replace(/^\.$/, '')}`,
      readsQuery: readFileSync(path.join(PAGES, file), 'utf8').includes('searchParams'),
    }));

  test.each(pages)('$inner gets the query only if it reads it ($readsQuery)', ({ inner, readsQuery }) =>
    expect(ownQuery(inner, QUERY)).toBe(readsQuery ? QUERY : '?_rsc=abc'),
  );

  test.each([
    ['', ''],
    ['?mail=two', ''],
    ['?mail_rsc=two', ''],
    ['?_rsc', '?_rsc'],
    ['?mail=two&_rsc&x', '?_rsc'],
    ['?_rsc_mail=two', ''],
  ])('%j becomes %j', (search, own) => expect(ownQuery('/taspa/ru/movies', search)).toBe(own));
});
