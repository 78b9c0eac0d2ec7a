import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Answer } from '@/server/answer';
import { finish } from '@/server/finish';
import { joinDataScripts } from '@/server/next-compat/inline-scripts';
import { allowScripts } from '@/server/script-policy';
import { fastestOf } from '@/tests/support/processor';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const text = 'қазақша мәтін '.repeat(500);
const page = new Answer({ status: 200, headers: {}, body: Buffer.from(text) }, {}, true);

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['BR', 'identity'],
  ['brotli', 'identity'],
  ['*', 'identity'],
  [' gzip ; q=0.5 ,\tbr ; Q=1', 'br'],
  ['br;q=, gzip;q=0.2', 'gzip'],
])('accept-encoding %j gets %s', (accepted, encoding) => {
  expect(page.encodingFor(accepted)).toBe(encoding);
});

test.each(['br', 'gzip'])(
  'attack: an accept-encoding of fifteen thousand spaces is read in time that grows with its length (%s)',
  async (name) => {
    const fastest = (spaces: number) => fastestOf(5, () => page.encodingFor(`${name}${' '.repeat(spaces)}x`));
    // Four times the length; quadratic work takes sixteen times as long. The addend is for times too short to be measured.
    expect(await fastest(16_000)).toBeLessThan(4 * (await fastest(4_000)) + 5);
  },
);

test('every encoding has the same contents and is made once', async () => {
  expect(String(await page.body('identity'))).toBe(text);
  expect(String(gunzipSync(await page.body('gzip')))).toBe(text);
  expect(String(brotliDecompressSync(await page.body('br')))).toBe(text);
  expect(await page.body('br')).toBe(page.body('br'));
  expect(String(await page.body('identity'))).toBe(text);
});

test.each(['br', 'gzip'] as const)(
  'quality F10: once it has a form in %s, the uncompressed bytes are dropped',
  async (encoding) => {
    const own = new Answer({ status: 200, headers: {}, body: Buffer.from(text) }, {}, true);
    const plain = own.body('identity');
    expect(own.size).toBe(Buffer.byteLength(text));
    await own.body(encoding);
    expect(own.size).toBeLessThan(Buffer.byteLength(text) / 10);
    expect(own.body('identity')).toEqual(plain);
    expect(own.body('identity')).not.toBe(plain);
  },
);

describe('quality S26: inline scripts of the framework get hashes, others do not', () => {
  const own = [
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"a"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-b.js"],"runtimeModuleIds":[1]});',
  ];
  const hashesOf = (html: string) =>
    allowScripts(html, '/taspa/ru').sources.filter((source) => source.startsWith("'sha256-"));
  // Unknown scripts are named in the log.
  beforeEach(() => void jest.spyOn(process.stderr, 'write').mockImplementation(() => true));
  afterEach(() => jest.restoreAllMocks());
  const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  test('each known script gets one hash', () => {
    const html = [...own, own[0]].map((script) => `<script>${script}</script><p>x</p>`).join('');
    expect(hashesOf(html)).toEqual(own.map(hash));
    expect(hashesOf(`<script id="_R_">${own[2]}</script>`)).toEqual([hash(own[2] ?? '')]);
  });

  test.each([
    'self.__next_f.push([1,"a \\"b\\" \\u003c"]);self.__next_f.push([2,null])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '$RC("B:0","S:0")',
    '$RR("B:0","S:0",[["/a.css","next"]]);',
  ])('a complete known script gets its hash: %j', (script) => {
    expect(hashesOf(`<script>${script}</script>`)).toEqual([hash(script)]);
  });

  test.each([
    'alert(1)',
    ' self.__next_f.push([1])',
    'x;self.__next_f.push([1])',
    'self.__next_fx()',
    '',
    'self.__next_f;alert(1)',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"+alert(1)])',
    'self.__next_f.push([1,"a\\\\"+alert(1)+"b"])',
    '(self.__next_f=self.__next_f||alert(1)).push([0])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":[alert(1)]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1)',
    '$RC=alert(1)',
    '$RB=[];alert(1);$RC("B:0","S:0")',
    '$RC(alert(1))',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
  ])('no hash for %j, whatever it starts with', (script) => {
    expect(hashesOf(`<script>${script}</script>`)).toEqual([]);
  });

  test('data blocks and script files get no hash', () => {
    expect(
      hashesOf('<script type="application/ld+json">self.__next_f</script><script src="/x"></script>'),
    ).toEqual([]);
  });

  test('adjacent data scripts are joined with the same effect', () => {
    const html = '<script>(self.__next_f=[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';
    expect(joinDataScripts(html)).toBe(
      '<script>(self.__next_f=[]).push([0]);self.__next_f.push([1,"a"])</script>',
    );
    expect(joinDataScripts('<script src="/x"></script><script>self.__next_f.push([1])</script>')).toContain(
      '/x',
    );
  });
});

describe('quality S30: only pages that are the same for everyone are stored', () => {
  const rendered = {
    path: '/taspa/ru/persons/%D3%98-1',
    locale: 'ru' as const,
    isFramable: false,
  };
  const stored = {
    'x-nextjs-cache': 'HIT',
    'x-middleware-rewrite': '/taspa/ru/persons/%d3%98-1?x=1',
    'content-type': 'text/html; charset=utf-8',
  };
  const made = (headers: Record<string, string | string[]>) =>
    finish({ status: 200, headers, body: Buffer.from('<p>') }, rendered);

  test('a page that the framework has stored under the same path is stored', () => {
    expect(made(stored).isForAll).toBe(true);
  });

  test.each<[string, Record<string, string | string[] | undefined>]>([
    ['made for this request', { 'x-nextjs-cache': undefined }],
    ['that sets a cookie', { 'set-cookie': ['taspa_lang=kk'] }],
    ['of another path', { 'x-middleware-rewrite': '/almatv/ru/persons/%D3%98-1' }],
    ['of another audience', { 'x-middleware-rewrite': '/taspa~browser~child/ru/persons/%D3%98-1' }],
    ['of no known path', { 'x-middleware-rewrite': undefined }],
  ])('an answer %s is not stored', (_, change) => {
    const headers = Object.fromEntries(
      Object.entries({ ...stored, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    );
    expect(made(headers).isForAll).toBe(false);
  });

  test('the inner path is removed from the headers', () => {
    expect(made(stored).headers.join(' ')).not.toContain('/taspa/ru');
  });
});
