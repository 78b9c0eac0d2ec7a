import type { Fault } from '@/player/core/errors/ladder';
import { playFairPlay } from '@/player/engines/native/fairplay';
import { hasWebKitFairPlay, type WebKitKeys, type WebKitMedia } from '@/player/engines/native/webkit-keys';

/** A session of WebKit as it is described: it asks the licence server at once, and takes the key. */
class FakeSession extends EventTarget {
  error: { code: number } | null = null;
  keys: number[][] = [];
  isClosed = false;
  constructor(readonly initData: Uint8Array) {
    super();
    queueMicrotask(() =>
      this.dispatchEvent(Object.assign(new Event('webkitkeymessage'), { message: Uint8Array.of(1, 2, 3) })),
    );
  }
  update(key: Uint8Array) {
    this.keys.push([...key]);
  }
  close() {
    this.isClosed = true;
  }
}

const sessions: FakeSession[] = [];

class FakeKeys implements WebKitKeys {
  static isTypeSupported = (system: string, type: string) =>
    system === 'com.apple.fps.1_0' && type === 'video/mp4';
  constructor(readonly system: string) {}
  createSession(_type: string, initData: Uint8Array) {
    const session = new FakeSession(initData);
    sessions.push(session);
    return session;
  }
}

class FakeMedia extends EventTarget implements WebKitMedia {
  webkitKeys: WebKitKeys | null = null;
  webkitSetMediaKeys(keys: WebKitKeys | null) {
    this.webkitKeys = keys;
  }
  needKey(id: string) {
    const text = Buffer.from(`skd://${id}`, 'utf16le');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    const initData = new Uint8Array(Buffer.concat([length, text]));
    this.dispatchEvent(Object.assign(new Event('webkitneedkey'), { initData }));
    return initData;
  }
}

const drm = {
  system: 'fairplay',
  container: 'hls',
  url: 'https://media/index.m3u8',
  licenceUrl: 'https://licence/fairplay',
  certificateUrl: 'https://licence/cer',
} as const;
const CERTIFICATE = [9, 8, 7];

/** Answers of the licence server in their order; the last one stays. */
let answers: (() => Response | Promise<Response>)[] = [];
const requests: { url: string; body: unknown }[] = [];
const faults: Fault[] = [];
let media: FakeMedia;
let life: AbortController;

const usual = globalThis.fetch;
beforeEach(() => {
  Object.assign(globalThis, { WebKitMediaKeys: FakeKeys });
  sessions.length = requests.length = faults.length = 0;
  answers = [() => new Response('<ckc>BAUG</ckc>')];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    requests.push({ url, body: init.body });
    if (url === drm.certificateUrl) return new Response(Uint8Array.from(CERTIFICATE));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.();
  }) as typeof fetch;
  media = new FakeMedia();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  globalThis.fetch = usual;
  Object.assign(globalThis, { WebKitMediaKeys: undefined });
});

/** Lets happen what the answers above start: none of them takes time. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
const play = (source: Parameters<typeof playFairPlay>[1] = drm) =>
  playFairPlay(media, source, (fault) => faults.push(fault), life.signal);

describe('spec 2 §7 DRM: FairPlay of an iPhone before iOS 17.1', () => {
  test('a browser has it, or not', () => {
    expect(hasWebKitFairPlay()).toBe(true);
    Object.assign(globalThis, { WebKitMediaKeys: undefined });
    expect(hasWebKitFairPlay()).toBe(false);
  });

  test('the certificate by GET, the request with spc, and the key goes to the session of that key', async () => {
    play();
    const initData = media.needKey('key-1');
    await settle();
    expect(requests).toEqual([
      { url: 'https://licence/cer', body: undefined },
      { url: 'https://licence/fairplay', body: 'spc=AQID' },
    ]);
    expect(sessions.map(({ keys }) => keys)).toEqual([[[4, 5, 6]]]);
    const id = [...Buffer.from('key-1', 'utf16le')];
    expect([...(sessions[0]?.initData ?? [])]).toEqual([
      ...initData,
      ...[id.length, 0, 0, 0, ...id],
      ...[3, 0, 0, 0, ...CERTIFICATE],
    ]);
    expect(faults).toEqual([]);
  });

  test('sound and picture with one key ask once; another key has a session of its own', async () => {
    play();
    media.needKey('key-1');
    media.needKey('key-1');
    await settle();
    media.needKey('key-2');
    await settle();
    expect(sessions).toHaveLength(2);
    expect(requests.filter(({ url }) => url === drm.certificateUrl)).toHaveLength(1);
  });

  test('spec 2 §8: a refusal says what the server said, and is not repeated', async () => {
    answers = [() => new Response('{"code":4031,"message":"Not yours"}', { status: 403 })];
    play();
    media.needKey('key-1');
    await settle();
    expect(faults).toEqual([
      expect.objectContaining({
        kind: 'drm',
        fatal: true,
        status: 403,
        url: drm.licenceUrl,
        licence: { message: 'Not yours', code: '4031' },
      }),
    ]);
    expect(requests).toHaveLength(2);
    expect(sessions[0]?.keys).toEqual([]);
  });

  test('a server that breaks once is asked again; one that stays broken is a fault', async () => {
    const broken = () => new Response('', { status: 502 });
    answers = [broken, () => new Response(Uint8Array.of(4))];
    play();
    media.needKey('key-1');
    await settle();
    expect([faults, sessions[0]?.keys]).toEqual([[], [[4]]]);
    answers = [() => Promise.reject(new TypeError('fetch failed'))];
    media.needKey('key-2');
    await settle();
    expect(faults).toEqual([expect.objectContaining({ kind: 'drm', fatal: true })]);
    expect(requests.filter(({ url }) => url === drm.licenceUrl)).toHaveLength(4);
  });

  test('a stream without a certificate, an id that is none and an error of the system are faults', async () => {
    play({ ...drm, certificateUrl: null });
    media.needKey('key-1');
    await settle();
    expect(faults.map(({ detail }) => detail)).toEqual(['fairplay: no certificate']);
    life.abort();

    life = new AbortController();
    play();
    media.dispatchEvent(
      Object.assign(new Event('webkitneedkey'), { initData: Uint8Array.of(0, 0, 0, 0, 1) }),
    );
    await settle();
    media.needKey('key-1');
    await settle();
    const session = sessions[0] as FakeSession;
    session.error = { code: 6 };
    session.dispatchEvent(new Event('webkitkeyerror'));
    expect(faults.slice(1).map(({ detail }) => detail)).toEqual(['fairplay: no key id', 'fairplay 6']);
  });

  test('a playback that was left has no keys, requests or faults', async () => {
    play();
    media.needKey('key-1');
    life.abort();
    await settle();
    expect([sessions, faults]).toEqual([[], []]);
    life = new AbortController();
    let refuse = (_: Error) => {};
    const refused = jest.fn(() => new Promise<Response>((_, reject) => (refuse = reject)));
    answers = [refused];
    play();
    media.needKey('key-1');
    await settle();
    expect(refused).toHaveBeenCalled();
    life.abort();
    answers = [() => Promise.reject(new Error('aborted'))];
    refuse(new Error('aborted'));
    await settle();
    expect(faults).toEqual([]);
    answers = [() => new Response('<ckc>BAUG</ckc>')];
    sessions.length = 0;
    life = new AbortController();
    play();
    media.needKey('key-1');
    await settle();
    life.abort();
    media.needKey('key-2');
    await settle();
    expect(sessions.map(({ isClosed }) => isClosed)).toEqual([true]);
  });
});
