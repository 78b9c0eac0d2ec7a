import PackedMemory from '@/server/next-compat/packed-memory.cjs';

const MB = 1_000_000;

/** As the framework renders it: markup, and the same data twice for its router. */
function pageOf(words: string) {
  const data = Buffer.from(`1:["$","p",null,{"children":"${words}"}]`);
  return {
    kind: 'APP_PAGE',
    html: `<p>${words}</p>`,
    rscData: data,
    headers: { 'x-next-cache-tags': 'row:1' },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', data]]),
  };
}
const film = pageOf('қазақша фильм '.repeat(20_000));
const entry = { value: film, lastModified: 5, cacheControl: { revalidate: 60, expire: 600 } };

describe('quality F10: stored pages take little memory (docs/OPERATIONS.md "Memory")', () => {
  test('a page, its data and its parts are read as they were written', () => {
    const memory = new PackedMemory(MB);
    memory.set('/film', entry);
    expect(memory.get('/film')).toEqual(entry);
    expect(memory.get('/other')).toBeUndefined();
  });

  test.each([
    [
      'an answer of the platform',
      { kind: 'FETCH', data: { headers: {}, body: '{"name":"ә"}', url: '' }, revalidate: 60 },
    ],
    [
      'an answer that is nothing',
      { kind: 'FETCH', data: { headers: {}, body: undefined, url: '' }, revalidate: 60 },
    ],
    [
      'a file of a route',
      { kind: 'APP_ROUTE', body: Buffer.from('<xml>'.repeat(1_000)), status: 200, headers: {} },
    ],
    ['a redirect', { kind: 'REDIRECT', props: { to: '/' } }],
    ['nothing', null],
  ])('%s is read as it was written', (_, value) => {
    const memory = new PackedMemory(MB);
    memory.set('key', { value, lastModified: 1 });
    expect(memory.get('key')).toEqual({ value, lastModified: 1 });
  });

  test('it is compressed, and its size counts by bytes', () => {
    const memory = new PackedMemory(MB);
    memory.set('/film', entry);
    expect(memory.size).toBeLessThan(film.html.length / 10);
    memory.remove('/film');
    expect(memory.size).toBe(0);
  });

  test('above the limit the least recently used one is dropped', () => {
    const memory = new PackedMemory(10_000);
    const random = () => ({
      value: { kind: 'APP_ROUTE', body: Buffer.from(crypto.getRandomValues(new Uint8Array(3_000))) },
      lastModified: 1,
    });
    for (const key of ['a', 'b']) memory.set(key, random());
    memory.get('a');
    memory.set('c', random());
    expect(['a', 'b', 'c'].filter((key) => memory.get(key))).toEqual(['a', 'c']);
  });

  test('quality F02: the term of a page stays with each copy that is read', () => {
    const memory = new PackedMemory(MB);
    memory.terms.set(film, { from: 1, seconds: 2 });
    memory.set('/film', entry);
    const read = memory.get('/film')?.value;
    expect(read).not.toBe(film);
    expect(memory.terms.get(read)).toEqual({ from: 1, seconds: 2 });
  });
});
