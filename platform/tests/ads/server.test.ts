import Fastify, { type FastifyInstance } from 'fastify';
import { SaxesParser } from 'saxes';
import { VAST_KINDS } from '../../src/ads/plans.ts';
import { adServerRoutes } from '../../src/ads/routes.ts';
import type { AdOrder } from '../../src/domain/ads.ts';
import type { Deps, TypedApp } from '../../src/http/app.ts';
import { ApiError, errorBody } from '../../src/http/errors.ts';
import { addLocale } from '../../src/http/locale-hook.ts';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { adsArea } from '../../src/sandbox/ads.ts';
import type { Section } from '../../src/sandbox/sections.ts';
import { POOL_DIR } from '../origin/support.ts';

const BASE = 'http://ads.test';
const STAT = '514807333807768827';

const adOrder: AdOrder = { plan: null };
let pool: Pool;
beforeAll(async () => {
  pool = await openPool(POOL_DIR);
});
afterAll(() => pool.close());

async function server(sandbox = true): Promise<FastifyInstance> {
  const app = Fastify();
  addLocale(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.code(error.status).send(errorBody(error, 'en'));
  });
  const clock = { now: () => 0 };
  await app.register((scope) => adServerRoutes(scope, { pool, publicUrl: BASE, clock }));
  const sections: Section[] = [];
  // The ads area of the sandbox needs only the clock.
  if (sandbox)
    await app.register((scope) => adsArea(scope as TypedApp, { clock, adOrder } as Deps, sections));
  app.get('/page', async () => (await Promise.all(sections.map(({ render }) => render())))[0]?.text);
  return app;
}

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** An XML parser that refuses malformed text. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const [first] = root.children;
  if (!first) throw new Error('no element');
  return first;
}

function all(element: Element, name: string): Element[] {
  return [element, ...element.children].flatMap((one) =>
    one === element ? (one.name === name ? [one] : []) : all(one, name),
  );
}

const textOf = (element: Element, name: string) => all(element, name)[0]?.text;

let app: FastifyInstance;
beforeEach(async () => {
  app = await server();
});
afterEach(() => app.close());

async function vast(roll: string, kind: string, language = 'ru') {
  const url = `/vast/${roll}/${kind}.xml?stat=${STAT}`;
  const answer = await app.inject({ url, headers: { 'accept-language': language } });
  return { ...answer, xml: answer.body };
}

const EVENTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'mute', 'pause', 'skip'];

describe('spec 2 §7 a plain GET fetches a VAST ad tag', () => {
  test.each([
    ['linear', '4.2'],
    ['linear3', '3.0'],
  ])('%s: serves a VAST %s ad with media, trackers and a click-through link', async (kind, version) => {
    const { statusCode, headers, xml } = await vast('pre', kind);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers['access-control-allow-origin']).toBe('*');
    const tree = parse(xml);
    expect(tree.attributes.version).toBe(version);
    expect(all(tree, 'Linear')[0]?.attributes.skipoffset).toBe('00:00:05');
    expect(textOf(tree, 'Duration')).toBe('00:00:15.360');
    const events = all(tree, 'Tracking').map(({ attributes }) => attributes.event);
    expect(events).toEqual(expect.arrayContaining(EVENTS));
    expect(textOf(tree, 'Error')).toContain('code=[ERRORCODE]');
    expect(textOf(tree, 'ClickThrough')).toBe(`${BASE}/ads/landing/plus`);
    for (const { text, attributes } of all(tree, 'MediaFile')) {
      expect(attributes).toMatchObject({ delivery: 'progressive', type: 'video/mp4' });
      expect((await app.inject({ method: 'HEAD', url: text.slice(BASE.length) })).statusCode).toBe(200);
    }
    expect(all(tree, 'MediaFile').map(({ attributes }) => attributes.height)).toEqual(['360', '720']);
  });

  test('writes the elements in the order of the schema of the version', async () => {
    const order = async (kind: string) => {
      const [inline] = all(parse((await vast('pre', kind)).xml), 'InLine');
      const [linear] = inline ? all(inline, 'Linear') : [];
      return [inline, linear].map((element) => element?.children.map(({ name }) => name));
    };
    expect(await order('linear')).toEqual([
      ['AdSystem', 'Error', 'Impression', 'AdServingId', 'AdTitle', 'Creatives'],
      ['TrackingEvents', 'Duration', 'MediaFiles', 'VideoClicks'],
    ]);
    expect(await order('linear3')).toEqual([
      ['AdSystem', 'AdTitle', 'Error', 'Impression', 'Creatives'],
      ['Duration', 'TrackingEvents', 'VideoClicks', 'MediaFiles'],
    ]);
  });

  test.each([
    ['ru', 'Таспа без рекламы', '-ru.mp4'],
    ['kk', 'Жарнамасыз Таспа', '-ru.mp4'],
    ['en', 'Taspa without advertising', '-en.mp4'],
    ['uz', 'Reklamasiz Taspa', '-ru.mp4'],
  ])('in %s the ad is titled %s', async (language, title, ending) => {
    const tree = parse((await vast('pre', 'linear', language)).xml);
    expect(textOf(tree, 'AdTitle')).toBe(title);
    expect(textOf(tree, 'MediaFile')?.endsWith(ending)).toBe(true);
  });

  test('prefers the language in the address to the language of the browser', async () => {
    const request = async (lang: string) => {
      const headers = { 'accept-language': 'en' };
      return textOf(
        parse((await app.inject({ url: `/vast/pre/linear.xml?lang=${lang}`, headers })).body),
        'AdTitle',
      );
    };
    expect([await request('uz'), await request('xx'), await request('')]).toEqual([
      'Reklamasiz Taspa',
      'Taspa without advertising',
      'Taspa without advertising',
    ]);
  });

  test('an ad at the end of a pause cannot be skipped', async () => {
    const tree = parse((await vast('post-pause', 'linear')).xml);
    expect(all(tree, 'Linear')[0]?.attributes).toEqual({});
  });

  test('a wrapper points to the ad and has trackers of its own', async () => {
    const tree = parse((await vast('middle', 'wrapper')).xml);
    expect(textOf(tree, 'VASTAdTagURI')).toBe(`${BASE}/vast/middle/linear.xml?lang=ru&stat=${STAT}`);
    expect(all(tree, 'MediaFile')).toEqual([]);
    const trackers = [...all(tree, 'Tracking'), ...all(tree, 'Impression'), ...all(tree, 'Error')];
    expect(trackers.every(({ text }) => text.includes('by=wrapper'))).toBe(true);
  });

  test('an endless wrapper points to itself', async () => {
    const tree = parse((await vast('pre', 'endless')).xml);
    expect(textOf(tree, 'VASTAdTagURI')).toBe(`${BASE}/vast/pre/endless.xml?lang=ru&stat=${STAT}`);
  });

  test('an empty answer is well-formed XML without an ad', async () => {
    const tree = parse((await vast('pre', 'empty')).xml);
    expect([tree.name, tree.children]).toEqual(['VAST', []]);
  });

  test('an ad of VAST 2 cannot be skipped: that version has no such attribute', async () => {
    const tree = parse((await vast('pre', 'linear2')).xml);
    expect([tree.attributes.version, all(tree, 'Linear')[0]?.attributes]).toEqual(['2.0', {}]);
  });

  test('a pod has several ads in an order of their own', async () => {
    const ads = all(parse((await vast('pre', 'pod')).xml), 'Ad');
    expect(ads.map(({ attributes }) => attributes.sequence)).toEqual(['3', '2', '1']);
    expect(ads.map((ad) => all(ad, 'MediaFile').length)).toEqual([2, 2, 2]);
  });

  test.each([
    ['vpaid', 'MediaFile', { apiFramework: 'VPAID', type: 'application/javascript' }],
    ['simid', 'InteractiveCreativeFile', { apiFramework: 'SIMID' }],
    ['conditional', 'Ad', { conditionalAd: 'true' }],
    ['nonlinear', 'NonLinear', { width: '480' }],
  ])('%s: an ad that a player without programs and overlays declines', async (kind, name, attributes) => {
    const tree = parse((await vast('pre', kind)).xml);
    expect(all(tree, name)[0]?.attributes).toMatchObject(attributes);
    expect(all(tree, 'MediaFile').length).toBe({ vpaid: 1, simid: 2, conditional: 2 }[kind] ?? 0);
  });

  test('a malformed answer is not XML', async () => {
    const { xml } = await vast('pre', 'malformed');
    expect(() => parse(xml)).toThrow();
  });

  test('an unplayable ad names media files that do not exist', async () => {
    const files = all(parse((await vast('pre', 'unplayable')).xml), 'MediaFile');
    expect(files).toHaveLength(2);
    for (const { text } of files) {
      expect((await app.inject({ url: text.slice(BASE.length) })).statusCode).toBe(404);
    }
  });

  test('answers that are not perfect have an ad for a player that looks further', async () => {
    const chain = parse((await vast('pre', 'chain')).xml);
    expect(textOf(chain, 'VASTAdTagURI')).toBe(`${BASE}/vast/pre/wrapper.xml?lang=ru&stat=${STAT}`);
    const ads = all(parse((await vast('pre', 'incomplete')).xml), 'Ad');
    expect(ads.map((ad) => all(ad, 'MediaFile').map(({ attributes }) => attributes.type))).toEqual([
      [],
      ['application/javascript'],
      ['video/mp4', 'video/mp4'],
    ]);
    const files = all(parse((await vast('pre', 'lostfile')).xml), 'MediaFile');
    const statuses = files.map(async ({ text }) => {
      return (await app.inject({ method: 'HEAD', url: text.slice(BASE.length) })).statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200]);
  });

  test.each(['/vast/pre/other.xml', '/vast/side/linear.xml', '/vast/pre/linear', '/vast/pre/__proto__.xml'])(
    'answers 404 for %s',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  test('repeats the stream name of a request only when it has plain characters', async () => {
    for (const kind of VAST_KINDS.filter((one) => one !== 'hanging')) {
      const { body } = await app.inject({ url: `/vast/pre/${kind}.xml?stat=]]%3E%3Cscript%3E` });
      expect(body).not.toContain('<script');
    }
  });
});

test('the sandbox chooses the ads of all free content, and leaves each its own again', async () => {
  const choose = async (payload: object) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/sandbox/ads', payload });
    return [statusCode, adOrder.plan];
  };
  expect(await choose({ plan: 'pod' })).toEqual([200, 'pod']);
  expect((await app.inject({ url: '/page' })).body).toContain('<option value="pod" selected>');
  expect(await choose({ plan: 'none of these' })).toEqual([400, 'pod']);
  expect(await choose({ plan: '' })).toEqual([200, null]);
});

describe('ad trackers', () => {
  const track = (rest: string) => app.inject({ url: `/ads/track/${rest}` });
  const counted = async (query = '') => (await app.inject({ url: `/sandbox/ads.json${query}` })).json();

  test('answer with an image of one pixel that is never cached', async () => {
    const { statusCode, headers, rawPayload } = await track('impression.gif?ad=plus&roll=pre&by=inline');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect(rawPayload.toString('latin1', 0, 6)).toBe('GIF89a');
  });

  test('show up in the sandbox, for one stream or for all', async () => {
    const trackers = all(parse((await vast('pre', 'linear')).xml), 'Tracking').map(({ text }) => text);
    for (const url of trackers) await app.inject({ url: url.slice(BASE.length) });
    await track('impression.gif?ad=tea&roll=middle&by=wrapper&stat=7');
    await track('error.gif?ad=plus&roll=pre&by=inline&stat=7&code=405');
    const { counts, tracks } = await counted();
    expect(counts).toMatchObject({ start: 1, midpoint: 1, complete: 1, impression: 1, error: 1 });
    expect(tracks).toHaveLength(trackers.length + 2);
    const mine = (await counted('?stat=7')).tracks;
    expect(mine).toEqual([
      {
        event: 'error',
        ad: 'plus',
        roll: 'pre',
        by: 'inline',
        stat: '7',
        code: '405',
        at: '1970-01-01T00:00:00.000Z',
      },
      {
        event: 'impression',
        ad: 'tea',
        roll: 'middle',
        by: 'wrapper',
        stat: '7',
        code: null,
        at: '1970-01-01T00:00:00.000Z',
      },
    ]);
  });

  test('an unknown event is 404 and is not counted', async () => {
    expect((await track('applause.gif')).statusCode).toBe(404);
    expect((await track('constructor.gif')).statusCode).toBe(404);
    expect((await counted()).tracks).toEqual([]);
  });

  test('counters keep their values when old log lines are dropped', async () => {
    for (let n = 0; n < 1_005; n += 1) await track('start.gif');
    const { counts, tracks } = await counted();
    expect([counts.start, tracks.length]).toEqual([1_005, 1_000]);
  });

  test('the sandbox page shows the counters', async () => {
    expect((await app.inject({ url: '/page' })).body).toContain('No ad has been shown yet.');
    await track('error.gif?ad=tea&roll=middle&by=inline&code=405');
    const { body } = await app.inject({ url: '/page' });
    expect(body).toContain('error 1');
    expect(body).toMatch(/<td>error 405<\/td>\s*<td>tea \(middle\)<\/td>/);
  });

  test('the counters are hidden without the sandbox', async () => {
    const closed = await server(false);
    expect((await closed.inject({ url: '/ads/track/start.gif' })).statusCode).toBe(200);
    expect((await closed.inject({ url: '/sandbox/ads.json' })).statusCode).toBe(404);
    await closed.close();
  });
});

test('a click on an ad opens a page in the language of the viewer', async () => {
  const { statusCode, body } = await app.inject({
    url: '/ads/landing/tea',
    headers: { 'accept-language': 'kk' },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('«Жайлау» шайы');
  expect((await app.inject({ url: '/ads/landing/toString' })).statusCode).toBe(404);
});

describe('ad media files', () => {
  const url = '/ads/media/packshot-v360-en.mp4';

  test('are served whole and in ranges', async () => {
    const whole = await app.inject({ url });
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    const size = whole.rawPayload.length;
    const part = await app.inject({ url, headers: { range: 'bytes=10-99' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-99/${size}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 100))).toBe(true);
    const beyond = await app.inject({ url, headers: { range: `bytes=${size}-` } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  });

  test.each(['plus-v1080-ru', 'plus-v360-kk', 'nothing-v360-ru', 'toString-v360-ru', 'plus'])(
    'answers 404 for %s.mp4',
    async (name) => {
      expect((await app.inject({ url: `/ads/media/${name}.mp4` })).statusCode).toBe(404);
    },
  );
});
