import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { useRouter } from 'next/navigation';
import { NextRequest, NextResponse } from 'next/server';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FRAMED_COOKIE } from '@/lib/shared/secure-cookies';
import { FRAMEWORK_PATH, isPlain, STATIC_PATH } from '@/server/next-compat/addresses';
import { asInlineCss, BUILD_FOLDER, isInRenderer, RENDERER } from '@/server/next-compat/build-files';
import { cachedCall } from '@/server/next-compat/cached-call';
import { RequestJar } from '@/server/next-compat/cookie-jar';
import { cookieLine, readCookies, writeCookies } from '@/server/next-compat/cookies';
import { expiredAt, expireTags } from '@/server/next-compat/expire-tags';
import { CACHE_HEADER, DRAFT_COOKIE, INTERNAL_HEADER, REWRITE_HEADER } from '@/server/next-compat/headers';
import { dataOf, isFrameworkScript, joinDataScripts, takeData } from '@/server/next-compat/inline-scripts';
import {
  CLASS_ATTRIBUTE,
  LINKED_PATH,
  SCRIPT_ELEMENT,
  SCRIPT_FILE,
  SCRIPT_PRELOAD,
  STYLE_PRELOAD,
  STYLE_SHEET,
} from '@/server/next-compat/markup';
import PageStore from '@/server/next-compat/page-store.cjs';
import { RouterContext, useRouterIfAny } from '@/server/next-compat/router';
import { PART_HEADERS, PROOF_PARAMETER } from '@/server/next-compat/router-requests';
import { recordResponse, simulatedRequest } from '@/server/next-compat/simulated-requests';

/**
 * The server's assumptions about Next, tested with the installed version. Each test names the row of
 * docs/UPGRADING-NEXT.md that explains the assumption and what to do when it is broken.
 */

const guide = readFileSync('docs/UPGRADING-NEXT.md', 'utf8');
/** Unlike the `require` of the test runner, it loads modules as Node does, without translating them. */
const load = createRequire(`${process.cwd()}/package.json`);
const { version } = load('next/package.json');
const stream = (...chunks: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const textOf = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

afterEach(() => jest.useRealTimers());

/** A test whose failure names the broken assumption and the document. */
function assumption(name: string, holds: () => void | Promise<void>): void {
  test(name, async () => {
    // A test without its row would point to nothing.
    expect(guide).toContain(`| ${name} |`);
    try {
      await holds();
    } catch (cause) {
      const where = `docs/UPGRADING-NEXT.md, row "${name}"`;
      throw new Error(`Next ${version} breaks an assumption of server/next-compat: see ${where}.\n${cause}`);
    }
  });
}

describe('headers and addresses', () => {
  const headers = load('next/dist/client/components/app-router-headers.js');
  const constants = load('next/dist/lib/constants.js');

  assumption('cache header', () => {
    for (const file of ['build/templates/app-page-runtime.js', 'build/templates/app-route.js'])
      expect(textOf(file)).toContain(`res.setHeader('${CACHE_HEADER}',`);
  });

  assumption('rewrite header', () => {
    const { headers: own } = NextResponse.rewrite('http://localhost/inner/path');
    expect(own.get(REWRITE_HEADER)).toBe('http://localhost/inner/path');
    expect(textOf('server/lib/router-utils/resolve-routes.js')).toContain(
      `resHeaders['${REWRITE_HEADER}'] =`,
    );
  });

  assumption('draft cookie', () =>
    expect(load('next/dist/server/api-utils/index.js').COOKIE_NAME_PRERENDER_BYPASS).toBe(DRAFT_COOKIE),
  );

  assumption('internal headers', () => {
    const [, list = ''] =
      /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(textOf('server/lib/server-ipc/utils.js')) ?? [];
    const filtered = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(filtered.length).toBeGreaterThan(5);
    const named = [...Object.values(constants), ...Object.values(headers)].filter(
      (value): value is string => typeof value === 'string' && /^x-(?!action-)[a-z-]+$/.test(value),
    );
    expect(named.length).toBeGreaterThan(10);
    expect([...filtered, ...named].filter((name) => !INTERNAL_HEADER.test(name))).toEqual([]);
  });

  assumption('part headers', () => {
    const [, vary = ''] = /baseVaryHeader = `([^`]*)`/.exec(textOf('server/base-server.js')) ?? [];
    const names = [...vary.matchAll(/\.(\w+)\}/g)].map(([, name = '']) => headers[name]);
    expect(names.length).toBeGreaterThan(3);
    expect([...names, headers.NEXT_URL].filter((name) => !PART_HEADERS.includes(name))).toEqual([]);
    expect(headers.NEXT_RSC_UNION_QUERY).toBe(PROOF_PARAMETER);
  });

  assumption('normalised addresses', async () => {
    const { normalizeRepeatedSlashes } = load('next/dist/shared/lib/utils.js');
    const { default: loadCustomRoutes } = load('next/dist/lib/load-custom-routes.js');
    const { pathToRegexp } = load('next/dist/compiled/path-to-regexp');
    const { redirects } = await loadCustomRoutes({ trailingSlash: false });
    // The framework's own redirects come before the middleware, so the first path of a shared page could be answered with one.
    const redirected = redirects.map(({ source }: { source: string }) =>
      pathToRegexp(source, [], { strict: true }),
    );
    expect(redirected.some((source: RegExp) => source.test('/channels/'))).toBe(true);
    expect(isPlain('/channels/')).toBe(false);
    expect(isPlain('/')).toBe(true);
    const sign = fc.constantFrom(...'/.\\#^`{|}"<> aZ1%-_~:@!$&\'()*+,;=[]ә'.split(''), '%2F', '..', '.rsc');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
        const path = `/${signs.join('')}`;
        if (!isPlain(path)) return;
        expect(normalizeRepeatedSlashes(path)).toBe(path);
        expect(new URL(path, 'http://localhost').pathname).toBe(path);
        expect(path.endsWith(constants.RSC_SUFFIX)).toBe(false);
        expect(redirected.filter((source: RegExp) => source.test(path))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('cookies', () => {
  assumption('cookies of requests', () => {
    const odd = fc.constantFrom(
      'taspa_lang',
      'a',
      '=',
      ';',
      ' ',
      '%',
      '%41',
      '%E0',
      '"',
      'kk',
      ',',
      '__Host-x',
      '~2',
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 14 }), (parts) => {
        const header = new Headers({ cookie: parts.join('') }).get('cookie') ?? '';
        const read = (cookie: string) =>
          new NextRequest('http://localhost/', { headers: { cookie } }).cookies
            .getAll()
            .map(({ name, value }) => [name, value]);
        expect([...readCookies(header)]).toEqual(read(header));
        const known = new Map([
          ['taspa_lang', 'kk'],
          ['a', parts.join('')],
        ]);
        expect(read(writeCookies(known))).toEqual([...known]);
      }),
    );
  });

  assumption('cookies of responses', () => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    for (const isSecure of [false, true]) {
      const response = new NextResponse(null);
      const options = { secure: isSecure, sameSite: 'lax', path: '/' } as const;
      response.cookies.set('a', 'ә b', { ...options, maxAge: 86_400 });
      response.cookies.set('b', 'kk', options);
      response.cookies.delete('c');
      response.cookies.set('d', 'x', { httpOnly: true, ...FRAMED_COOKIE });
      response.cookies.delete({ name: 'e', httpOnly: true, ...FRAMED_COOKIE });
      const lines = [
        cookieLine({ name: 'a', value: 'ә b', days: 1 }, isSecure),
        cookieLine({ name: 'b', value: 'kk' }, isSecure),
        cookieLine({ name: 'c', value: null }, isSecure),
        cookieLine({ name: 'd', value: 'x', isFramed: true }, isSecure),
        cookieLine({ name: 'e', value: null, isFramed: true }, isSecure),
      ];
      expect(lines).toEqual(response.headers.getSetCookie());
    }
  });
});

describe('calls that the server answers itself', () => {
  assumption('cookies of calls', () => {
    jest.useFakeTimers({ now: 1_000_000_000_000 });
    const { MutableRequestCookiesAdapter, appendMutableCookies } = load(
      'next/dist/server/web/spec-extension/adapters/request-cookies.js',
    );
    const header = 'a=%D3%99; b=2; c=3';
    const route = MutableRequestCookiesAdapter.wrap(
      new NextRequest('http://localhost/', { headers: { cookie: header } }).cookies,
    );
    const own = new RequestJar(header);
    for (const jar of [route, own]) {
      expect(jar.get('a')?.value).toBe('ә');
      jar.set('a', 'ә b', { secure: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60 });
      jar.set('d', '4', { secure: true, sameSite: 'none', partitioned: true, path: '/' });
      jar.delete('b');
      expect(['a', 'b', 'c', 'd', 'e'].map((name) => jar.get(name)?.value)).toEqual([
        'ә b',
        '',
        '3',
        '4',
        undefined,
      ]);
    }
    const headers = new Headers();
    appendMutableCookies(headers, route);
    expect(own.lines().sort()).toEqual(headers.getSetCookie().sort());
  });

  assumption('environment', () => {
    expect(textOf('server/node-environment-baseline.js')).toContain('globalThis.AsyncLocalStorage = ');
    expect(textOf('server/app-render/async-local-storage.js')).toContain('globalThis.AsyncLocalStorage');
  });
});

describe('build', () => {
  assumption('build folder', () => {
    expect(load('next/dist/server/config-shared.js').defaultConfig.distDir).toBe(BUILD_FOLDER);
    expect(STATIC_PATH).toBe(`${FRAMEWORK_PATH}static/`);
  });

  assumption('renderer', () => {
    expect(existsSync(RENDERER)).toBe(true);
    const [, production = ''] =
      /} else \{\s*if \(process\.env\.TURBOPACK\) \{\s*module\.exports = require\('(next\/dist\/compiled\/next-server\/app-page-turbo\.runtime\.prod\.js)'/.exec(
        textOf('server/route-modules/app-page/module.compiled.js'),
      ) ?? [];
    expect(`node_modules/${production}`).toBe(RENDERER);
    expect(isInRenderer('$RC=function(')).toBe(true);
  });
});

describe('pages as the renderer writes them', () => {
  let html: string;
  /** Inline scripts, in their order. */
  let scripts: string[];
  beforeAll(() => {
    const program = 'tests/unit/server/next-compat/support/stream-page.cjs';
    html = execFileSync(process.execPath, [program], {
      env: { ...process.env, NODE_ENV: 'production' },
    }).toString();
    scripts = [...html.matchAll(SCRIPT_ELEMENT)].map(([, , text = '']) => text).filter((text) => text !== '');
  });
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([all, address]) => address ?? all);

  assumption('script files', () => {
    expect(found(SCRIPT_FILE)).toEqual(['/_next/static/chunks/0b~c-d.js', '/_next/static/chunks/main-0a.js']);
    expect(found(SCRIPT_PRELOAD)).toEqual([
      expect.stringContaining('href="/_next/static/chunks/main-0a.js"'),
    ]);
    expect(html.split('.js"')).toHaveLength(4);
  });

  assumption('style sheets', () => {
    expect(found(STYLE_SHEET)).toEqual(['/_next/static/chunks/0a~b-c.css']);
    expect(found(STYLE_PRELOAD)).toEqual([expect.stringContaining('href="/_next/static/chunks/0e-f.css"')]);
    expect(html.split('.css"')).toHaveLength(3);
    expect(html.indexOf('.css"')).toBeLessThan(html.indexOf('</head>'));
  });

  assumption('attributes of elements', () => {
    expect(found(CLASS_ATTRIBUTE)).toEqual(['late &quot;x&quot;']);
    expect(found(LINKED_PATH)).toEqual(['/contents/a-1']);
  });

  assumption('scripts of streaming', () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((script) => !isFrameworkScript(script))).toEqual([]);
  });
});

describe('other inline scripts', () => {
  assumption('scripts of data', async () => {
    const { createInlinedDataReadableStream } = load('next/dist/server/app-render/use-flight-response.js');
    const pieces = ['0:"</script><b>\u2028"\n', '1:{"a":"\\\\\\"x"}\n', 'қазақша'];
    const bytes = [...pieces.map((piece) => new TextEncoder().encode(piece)), Uint8Array.of(255, 0, 34)];
    const data = new ReadableStream({
      start(controller) {
        for (const piece of bytes) controller.enqueue(piece);
        controller.close();
      },
    });
    const html = await new Response(createInlinedDataReadableStream(data)).text();
    const scripts = (text: string) => [...text.matchAll(SCRIPT_ELEMENT)].map(([, , script = '']) => script);
    expect(scripts(html)).toHaveLength(1 + bytes.length);
    expect(scripts(html).filter((script) => !isFrameworkScript(script))).toEqual([]);
    expect(scripts(joinDataScripts(html)).map(isFrameworkScript)).toEqual([true]);
    expect(dataOf(html)).toBe(pieces.join(''));
    // Bytes are no text.
    expect(takeData(html)).toBeNull();
  });

  assumption('data apart from the page', async () => {
    const { createInlinedDataReadableStream } = load('next/dist/server/app-render/use-flight-response.js');
    const pieces = ['0:"</script>"\n', '1:"қазақша"\n'];
    const html = await new Response(createInlinedDataReadableStream(stream(...pieces))).text();
    expect(takeData(`<p>${html}</p>`)).toEqual({ html: '<p></p>', data: pieces.join('') });
    const inBrowsers = textOf('client/app-index.js');
    expect(inBrowsers).toContain('nextServerDataLoadingGlobal = self.__next_f = self.__next_f || [];');
    expect(inBrowsers).toContain('nextServerDataLoadingGlobal.forEach(nextServerDataCallback);');
  });

  assumption('script of icons', async () => {
    const { createServerInsertedMetadata } = load(
      'next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js',
    );
    const [[, , script = ''] = []] = [...(await createServerInsertedMetadata()()).matchAll(SCRIPT_ELEMENT)];
    expect(isFrameworkScript(script)).toBe(true);
  });
});

describe('requests without a connection', () => {
  assumption('recorded responses', async () => {
    const { pipeToNodeResponse } = load('next/dist/server/pipe-readable.js');
    const { NodeNextResponse } = load('next/dist/server/base-http/node.js');
    const request = simulatedRequest({ url: '/a', headers: { host: 'localhost' } });
    const recorded = await recordResponse(
      async (_, response) => {
        const next = new NodeNextResponse(response);
        next.statusCode = 404;
        next.setHeader('x-a', '1');
        next.appendHeader('set-cookie', 'a=1');
        next.appendHeader('set-cookie', 'b=2');
        await pipeToNodeResponse(stream('one ', 'қазақша'), response);
      },
      request,
      5_000,
    );
    expect(recorded).toMatchObject({ status: 404, headers: { 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] } });
    expect(recorded.body.toString()).toBe('one қазақша');
    const sent = await recordResponse(
      async (_, response) => {
        new NodeNextResponse(response).body('whole').send();
      },
      request,
      5_000,
    );
    expect(sent.body.toString()).toBe('whole');
  });

  assumption('simulated requests', async () => {
    const { NodeNextRequest } = load('next/dist/server/base-http/node.js');
    const { getCloneableBody } = load('next/dist/server/body-streams.js');
    const request = simulatedRequest(
      { method: 'POST', url: '/a?b=1', headers: { cookie: 'a=1', host: 'localhost' } },
      Buffer.from('body'),
    );
    const next = new NodeNextRequest(request);
    expect([next.method, next.url, next.cookies.a]).toEqual(['POST', '/a?b=1', '1']);
    const chunks: Buffer[] = [];
    for await (const chunk of getCloneableBody(request).cloneBodyStream()) chunks.push(chunk);
    expect(String(Buffer.concat(chunks))).toBe('body');
  });
});

describe('stores', () => {
  assumption('key of cached calls', async () => {
    const stored = new Map<string, object>();
    const keys: string[] = [];
    const contexts: object[] = [];
    Object.assign(globalThis, {
      __incrementalCache: {
        generateSimpleCacheKey: async (key: string) => key,
        get: async (key: string) => {
          keys.push(key);
          return stored.get(key) ?? null;
        },
        set: async (key: string, value: object, context: object) => {
          stored.set(key, { isStale: false, value });
          contexts.push(context);
        },
      },
    });
    const life = { revalidate: 60, tags: ['tag'] };
    const first = await cachedCall(async () => 'first', ['one', 'key'], life);
    // Another bundle has another text of the same function.
    const second = await cachedCall(
      async function inAnotherBundle() {
        return 'second';
      },
      ['one', 'key'],
      life,
    );
    expect([first, second]).toEqual(['first', 'first']);
    expect(await cachedCall(async () => 'other', ['other', 'key'], life)).toBe('other');
    // By its text and its tags the store of pages knows an answer that anybody can make up.
    expect([...stored.values()][0]).toMatchObject({ value: { kind: 'FETCH', data: { body: '"first"' } } });
    expect(contexts[0]).toMatchObject({ tags: ['tag'] });
    // Without the constant text the two functions would have had two keys.
    expect(textOf('server/web/spec-extension/unstable-cache.js')).toMatch(
      /fixedKey = `\$\{cb\.toString\(\)\}-/,
    );
    Reflect.deleteProperty(globalThis, '__incrementalCache');
  });

  assumption('store of pages', () => {
    const { default: FrameworkStore } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
    expect(Object.getPrototypeOf(PageStore).name).toBe(FrameworkStore.name);
    for (const method of ['get', 'set']) expect(FrameworkStore.prototype[method]).toBeInstanceOf(Function);
    const { NEXT_CACHE_TAGS_HEADER } = load('next/dist/lib/constants.js');
    expect(readFileSync('server/next-compat/page-store.cjs', 'utf8')).toContain(
      `'${NEXT_CACHE_TAGS_HEADER}'`,
    );
  });

  assumption('times of purges', async () => {
    const { default: FrameworkStore } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
    const store = new FrameworkStore({ flushToDisk: false, revalidatedTags: [] });
    const from = Date.now();
    expect(expiredAt(['purged'])).toBe(0);
    await store.revalidateTag(['purged'], { expire: 0 });
    expect(expiredAt(['other', 'purged'])).toBeGreaterThanOrEqual(from);
  });

  assumption('age of what is stored', async () => {
    const { areTagsExpired } = load('next/dist/server/lib/incremental-cache/tags-manifest.external.js');
    const { default: FrameworkStore } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
    // A machine that was suspended for an hour, or whose clock was set.
    const afterAnHour = Date.now() + 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(afterAnHour);
    try {
      await import('@/server/next-compat/wall-clock');
      expireTags(['old'], afterAnHour);
      expect(areTagsExpired(['old'], afterAnHour - 1)).toBe(true);
    } finally {
      clock.mockRestore();
      Reflect.deleteProperty(performance, 'timeOrigin');
    }
    expect(String(FrameworkStore.prototype.set)).toContain('lastModified: Date.now()');
    const text = textOf('server/lib/incremental-cache/index.js');
    expect(text).toContain('const age = (performance.timeOrigin + performance.now() - ');
    expect(text).toContain('const now = performance.timeOrigin + performance.now();');
  });

  assumption('memory of pages', async () => {
    const { default: FrameworkStore } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
    const memory = new Map();
    FrameworkStore.memoryCache = memory;
    const store = new FrameworkStore({ flushToDisk: false, revalidatedTags: [], maxMemoryCacheSize: 1 });
    const page = { kind: 'APP_PAGE', html: '', headers: {} };
    await store.set('/page', page, { cacheControl: { revalidate: 1 } });
    expect(memory.get('/page')).toMatchObject({ value: page, cacheControl: { revalidate: 1 } });
    expect((await store.get('/page', { kind: 'APP_PAGE' })).value).toBe(page);
    const { LRUCache } = load('next/dist/server/lib/lru-cache.js');
    const limited = new LRUCache(10, (size: number) => size);
    for (const size of [6, 4, 5]) limited.set(`of ${size}`, size);
    expect([limited.get('of 6'), limited.get('of 5'), limited.currentSize]).toEqual([undefined, 5, 9]);
  });

  assumption('ended renders', () => {
    const text = textOf(
      'compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
    );
    expect(text).toContain('this.cacheController = new AbortController()');
    expect(text).toMatch(/cacheController\.abort\(\s*\w+\s*\)/);
  });
});

const WithRouter = () => createElement('p', null, String(useRouter().push('/')));
const WithRouterIfAny = () => createElement('p', null, String(useRouterIfAny()?.push('/')));

describe('parts in the process', () => {
  assumption('router context', () => {
    const value = { push: () => 'pushed' } as never;
    const within = (Part: () => ReactNode) =>
      renderToString(createElement(RouterContext, { value }, createElement(Part)));
    expect([within(WithRouter), within(WithRouterIfAny)]).toEqual(['<p>pushed</p>', '<p>pushed</p>']);
    expect(() => renderToString(createElement(WithRouter))).toThrow('app router');
    expect(renderToString(createElement(WithRouterIfAny))).toBe('<p>undefined</p>');
  });

  assumption('message for fatal errors', () => {
    expect(textOf('esm/client/components/app-router.js')).toContain(
      "import DefaultGlobalError from './builtin/global-error';",
    );
    expect(textOf('esm/client/react-client-callbacks/error-boundary-callbacks.js')).toContain(
      "import DefaultErrorBoundary from '../components/builtin/global-error';",
    );
  });

  assumption('upgrades of connections', () => {
    expect(textOf('server/next.js')).toContain('setupWebSocketHandler(this.options.httpServer');
    expect(textOf('server/next.js')).toMatch(/customServer\.on\('upgrade'/);
  });

  assumption('addresses in style sheets', () =>
    expect(asInlineCss('a{src:url(../media/a.woff2)}')).toBe('a{src:url(/_next/static/media/a.woff2)}'),
  );
});
