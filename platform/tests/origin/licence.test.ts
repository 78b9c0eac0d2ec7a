import { channelKey, titleKey } from '../../src/origin/cenc/keys.ts';
import type { Resource } from '../../src/origin/sign.ts';
import { decrypt } from './cenc-reader.ts';
import { readFragment } from './media-boxes.ts';
import {
  CHANNEL,
  grant,
  NOW,
  type Origin,
  PUBLIC_URL,
  SAFE_CHANNEL,
  SAFE_FILM,
  SECRET,
  startOrigin,
} from './support.ts';

const HOUR = 3_600_000;
let origin: Origin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin.close());

const channel = channelKey(SAFE_CHANNEL, SECRET);
const film = titleKey(SAFE_FILM, SECRET);
if (!channel || !film) throw new Error('both are protected');
const kid = channel.kid.toString('base64url');

const folderOf = (resource: Resource, path: string, nowMs = NOW) => `/hls/${grant(resource, nowMs)}/${path}`;
const live = folderOf(`live:${SAFE_CHANNEL.id}`, `live/${SAFE_CHANNEL.id}`);

function request(folder: string, payload: unknown, type: string | null = 'application/json') {
  return origin.app.inject({
    method: 'POST',
    url: `${folder}/license`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: type === null ? {} : { 'content-type': type },
  });
}

const get = async (url: string) => origin.app.inject({ url });

describe('spec 2 §7 DRM licence server', () => {
  test.each(['application/json', 'application/octet-stream', 'text/plain;charset=UTF-8', null])(
    'POST of {kids, type} as %s answers {keys, type}',
    async (type) => {
      const answer = await request(live, { kids: [kid], type: 'temporary' }, type);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      });
      const k = channel.key.toString('base64url');
      expect(answer.json()).toEqual({ keys: [{ kty: 'oct', kid, k }], type: 'temporary' });
    },
  );

  test('the grant of the stream decides, not the key id', async () => {
    const other = folderOf(`live:${CHANNEL.id}`, `live/${SAFE_CHANNEL.id}`);
    const archive = folderOf(`archive:${SAFE_CHANNEL.id}:0`, `live/${SAFE_CHANNEL.id}`);
    const expired = folderOf(`live:${SAFE_CHANNEL.id}`, `live/${SAFE_CHANNEL.id}`, NOW - 14 * HOUR);
    for (const folder of [other, archive, expired, `/hls/rubbish/live/${SAFE_CHANNEL.id}`]) {
      const { statusCode, body } = await request(folder, { kids: [kid] });
      expect([statusCode, body.includes(channel.key.toString('base64url'))]).toEqual([403, false]);
    }
  });

  test('a grant for one title gives no key of another', async () => {
    const folder = folderOf(`vod:${SAFE_FILM.contentId}`, `vod/${SAFE_FILM.contentId}`);
    expect((await request(folder, { kids: [film.kid.toString('base64url')] })).statusCode).toBe(200);
    expect((await request(folder, { kids: [kid] })).statusCode).toBe(403);
  });

  test.each([
    ['no JSON', 'CAES'],
    ['no kids', {}],
    ['empty kids', { kids: [] }],
    ['kids that are not a list', { kids: kid }],
    ['a kid that is not a string', { kids: [1] }],
    ['more kids than a stream has', { kids: Array.from({ length: 17 }, () => kid) }],
    ['null', 'null'],
  ])('%s is refused with 400', async (_, body) => {
    expect((await request(live, body)).statusCode).toBe(400);
  });

  test('an unprotected title has no licence', async () => {
    const folder = folderOf(`live:${CHANNEL.id}`, `live/${CHANNEL.id}`);
    expect((await request(folder, { kids: [kid] })).statusCode).toBe(404);
  });
});

describe('spec 2 §7 DRM licence server: the forms of the systems', () => {
  const message = JSON.stringify({ kids: [kid] });
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const k = channel.key.toString('base64url');
  const post = (path: string, payload: string | Buffer, type: string) =>
    origin.app.inject({
      method: 'POST',
      url: `${live}/license/${path}`,
      payload,
      headers: { 'content-type': type },
    });
  const keysIn = (text: string) => JSON.parse(text).keys[0].k;

  test('Widevine: a binary body', async () => {
    const { rawPayload } = await post('widevine', Buffer.from(message), 'application/octet-stream');
    expect(keysIn(rawPayload.toString())).toBe(k);
  });

  test('PlayReady: SOAP', async () => {
    const challenge = `<soap:Envelope><Challenge><CustomData>${base64(message)}</CustomData></Challenge></soap:Envelope>`;
    const { body, headers } = await post('playready', challenge, 'text/xml; charset=utf-8');
    expect(headers['content-type']).toContain('text/xml');
    expect(keysIn(Buffer.from(/<License>(.*)<\/License>/.exec(body)?.[1] ?? '', 'base64').toString())).toBe(
      k,
    );
  });

  test('FairPlay: the certificate by GET, and POST with spc', async () => {
    const certificate = await get(`${live}/license/fairplay.cer`);
    expect([certificate.statusCode, certificate.rawPayload.length > 0]).toEqual([200, true]);
    const form = new URLSearchParams({ spc: base64(`SPC${message}`) }).toString();
    const { body } = await post('fairplay', form, 'application/x-www-form-urlencoded');
    expect(keysIn(Buffer.from(body, 'base64').toString().slice(3))).toBe(k);
  });

  test.each([
    ['widevine', Buffer.from([8, 4])],
    ['playready', '<soap:Envelope/>'],
    ['fairplay', 'spc=AAAA'],
  ] as const)('%s: the message of a real module is refused', async (system, payload) => {
    expect((await post(system, payload, 'application/octet-stream')).statusCode).toBe(400);
  });

  test('DASH has the init data of Widevine and PlayReady', async () => {
    const { body } = await get(`${live}/manifest.mpd`);
    for (const id of ['edef8ba9-79d6-4ace-a3c8-27dcd51d21ed', '9a04f079-9840-4286-ab92-e65be0885f95']) {
      const set = new RegExp(`urn:uuid:${id}"><cenc:pssh>([^<]+)`).exec(body)?.[1] ?? '';
      const pssh = Buffer.from(set, 'base64');
      expect([pssh.readUInt32BE(0), pssh.includes(channel.kid)]).toEqual([pssh.length, true]);
    }
  });
});

describe('a protected stream', () => {
  test('media 3 HLS names ClearKey in the form that players read, on video and audio', async () => {
    const fairPlay = `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://${channel.kid.toString('hex')}",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"`;
    const line = `#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="license",KEYID=0x${channel.kid.toString('hex')},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`;
    for (const track of ['v240', 'v1080', 'a_ru', 'a_en']) {
      const lines = (await get(`${live}/${track}.m3u8`)).body.split('\n');
      expect(lines.indexOf(line)).toBeGreaterThan(0);
      expect(lines[lines.indexOf(line) + 1]).toBe(fairPlay);
      expect(lines.indexOf(line)).toBeLessThan(lines.findIndex((one) => one.startsWith('#EXT-X-MAP')));
    }
    expect((await get(`${live}/s_ru.m3u8`)).body).not.toContain('EXT-X-KEY');
    expect((await get(`${live}/v240.m3u8?now=${NOW / 1000}`)).body).toContain(
      `URI="license?now=${NOW / 1000}"`,
    );
  });

  test('DASH names the key id and the licence address in every adaptation set of video and audio', async () => {
    const { body } = await get(`${live}/manifest.mpd`);
    const sets = body.match(/<AdaptationSet contentType="(video|audio)".*?<\/AdaptationSet>/gs) ?? [];
    expect(sets).toHaveLength(3);
    for (const set of sets) {
      expect(set.replaceAll('-', '')).toContain(`cenc:default_KID="${channel.kid.toString('hex')}"`);
      expect(set).toContain(`>${PUBLIC_URL}${live}/license</dashif:Laurl>`);
    }
    expect(body).toMatch(/contentType="text"(?!.*ContentProtection)/s);
  });

  test('a segment is served only encrypted', async () => {
    const last = /seg\/v240\/(\d+)\.m4s\n$/.exec((await get(`${live}/v240.m3u8`)).body)?.[1];
    const closed = (await get(`${live}/seg/v240/${last}.m4s`)).rawPayload;
    const open = folderOf(`live:${CHANNEL.id}`, `live/${CHANNEL.id}`);
    const clear = (await get(`${open}/seg/v240/${last}.m4s`)).rawPayload;
    expect(decrypt(closed, channel.key).equals(readFragment(clear).data)).toBe(true);
    expect(closed.includes(readFragment(clear).data.subarray(2000, 2200))).toBe(false);
    expect((await get(`${live}/seg/v240/init.mp4`)).rawPayload.includes('encv', 0, 'latin1')).toBe(true);
  });

  test('live and archive of a channel have the same bytes', async () => {
    const ts = Math.floor(NOW / 1000) - 600;
    const archive = folderOf(`archive:${SAFE_CHANNEL.id}:${ts}`, `archive/${SAFE_CHANNEL.id}/${ts}`);
    const last = /seg\/a_ru\/(\d+)\.m4s\n$/.exec((await get(`${live}/a_ru.m3u8`)).body)?.[1];
    const [onAir, again] = await Promise.all(
      [live, archive].map(async (folder) => (await get(`${folder}/seg/a_ru/${last}.m4s`)).rawPayload),
    );
    expect(onAir?.equals(again ?? Buffer.alloc(0))).toBe(true);
  });
});
