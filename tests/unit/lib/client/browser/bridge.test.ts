/** @jest-environment jsdom */
import { notifyHost, reportTransaction, startBridge } from '@/lib/client/browser/bridge';
import { findHost } from '@/lib/client/browser/host';
import { readCommand } from '@/lib/client/browser/messages';
import { frameAncestors, readOrigins } from '@/lib/shared/policy/embed-origins';

const PARTNER = 'https://app.partner.example';

/** A window as the bridge sees it. */
function framed({ by, isDeep = false }: { by: string; isDeep?: boolean }) {
  const parent = { postMessage: jest.fn() };
  const self = {
    parent,
    top: isDeep ? {} : parent,
    location: { origin: 'https://taspa.example', ancestorOrigins: [by] },
    document: { referrer: '' },
  };
  return { parent, self: self as unknown as Window };
}

describe('quality S31: no bridge in third-party frames', () => {
  test.each([
    ['a listed parent', { by: PARTNER }, true],
    ['ourselves', { by: 'https://taspa.example' }, true],
    ['anybody else', { by: 'https://evil.example' }, false],
    ['a name that only begins like a listed one', { by: `${PARTNER}.evil.example` }, false],
    ['another scheme', { by: 'http://app.partner.example' }, false],
    ['a page without an origin', { by: 'null' }, false],
    ['a listed parent inside somebody else’s page', { by: PARTNER, isDeep: true }, false],
  ])('%s', (_, frame, isHost) => expect(findHost(framed(frame).self, [PARTNER]) !== null).toBe(isHost));

  test('without ancestorOrigins the referrer decides; without both there is no host', () => {
    const { self } = framed({ by: '' });
    const withReferrer = (referrer: string) => Object.assign(self, { document: { referrer } });
    expect(findHost(withReferrer(`${PARTNER}/lk?x=1`), [PARTNER])?.origin).toBe(PARTNER);
    expect(findHost(withReferrer(''), [PARTNER])).toBeNull();
  });

  test('a page outside of frames and native apps has no host', () =>
    expect(findHost(window, [PARTNER])).toBeNull());

  test('messages are sent to the origin of the host only, never to "*"', () => {
    const { self, parent } = framed({ by: PARTNER });
    findHost(self, [PARTNER])?.send({ taspa: 1, news: 'ready' });
    expect(parent.postMessage.mock.calls).toEqual([[{ taspa: 1, news: 'ready' }, PARTNER]]);
  });
});

describe('quality S31: a closed list of commands, by schema', () => {
  test.each<[unknown, boolean]>([
    [{ taspa: 1, command: 'close' }, true],
    [{ taspa: 1, command: 'back' }, true],
    [{ taspa: 1, command: 'open', path: '/movies?x=1' }, true],
    [{ taspa: 1, command: 'language', language: 'kk' }, true],
    [{ command: 'close' }, false],
    [{ taspa: 2, command: 'close' }, false],
    [{ taspa: 1, command: 'logout' }, false],
    [{ taspa: 1, command: 'close', more: true }, false],
    [{ taspa: 1, command: 'open', path: 'https://evil.example' }, false],
    [{ taspa: 1, command: 'open', path: '//evil.example' }, false],
    [{ taspa: 1, command: 'open', path: 'javascript:alert(1)' }, false],
    [{ taspa: 1, command: 'open', path: `/${'a'.repeat(2000)}` }, false],
    [{ taspa: 1, command: 'open' }, false],
    [{ taspa: 1, command: 'language', language: 'de' }, false],
    ['{"taspa":1,"command":"close"}', false],
    [null, false],
    [[], false],
  ])('%j', (data, isCommand) => expect(readCommand(data) !== null).toBe(isCommand));
});

describe('a native app', () => {
  const app = { postMessage: jest.fn() };
  const onCommand = jest.fn();
  let stop = () => {};
  beforeEach(() => {
    jest.clearAllMocks();
    Object.assign(window, { taspaApp: app });
    stop = startBridge([], onCommand);
  });
  afterEach(() => stop());

  const order = (init: MessageEventInit) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { taspa: 1, command: 'back' },
        origin: location.origin,
        source: window,
        ...init,
      }),
    );

  test('gets the ready message, and its commands are executed', () => {
    expect(app.postMessage.mock.calls).toEqual([['{"taspa":1,"news":"ready"}']]);
    order({});
    expect(onCommand).toHaveBeenCalledWith({ taspa: 1, command: 'back' });
  });

  test('ignores messages of another origin or window, and unknown messages', () => {
    order({ origin: 'https://evil.example' });
    order({ source: null });
    order({ data: 'back' });
    expect(onCommand).not.toHaveBeenCalled();
  });

  test('spec 3 §4: transactionCompleted is 1 on success and 2 on error', () => {
    app.postMessage.mockClear();
    reportTransaction(true);
    reportTransaction(false);
    expect(app.postMessage.mock.calls.map(([text]) => JSON.parse(text).transactionCompleted)).toEqual([1, 2]);
  });

  test('spec 3 §4: a transaction that ended before the bridge has started is reported when it starts, once', () => {
    stop();
    app.postMessage.mockClear();
    reportTransaction(true);
    notifyHost({ taspa: 1, news: 'closed' });
    expect(app.postMessage).not.toHaveBeenCalled();
    stop = startBridge([], onCommand);
    stop();
    stop = startBridge([], onCommand);
    expect(app.postMessage.mock.calls.map(([text]) => JSON.parse(text).news)).toEqual([
      ...['ready', 'transactionCompleted', 'ready'],
    ]);
  });

  test('after the bridge is closed no message is received or sent', () => {
    stop();
    app.postMessage.mockClear();
    order({});
    notifyHost({ taspa: 1, news: 'closed' });
    expect(onCommand).not.toHaveBeenCalled();
    expect(app.postMessage).not.toHaveBeenCalled();
  });
});

describe('origins that may embed pages', () => {
  test.each([
    ['', []],
    [`${PARTNER}, https://bank.example`, [PARTNER, 'https://bank.example']],
    ['http://localhost:4000', ['http://localhost:4000']],
    ['*', null],
    ['https://*.example', null],
    [`${PARTNER}/`, null],
    ['app.partner.example', null],
    ["https://a.example 'unsafe-inline'", null],
    ['https://a.example;script-src *', null],
    ['javascript:alert(1)', null],
    ['https://user@a.example', null],
  ])('EMBED_ORIGINS=%j', (text, origins) => expect(readOrigins(text)).toEqual(origins));

  test('quality S32: only pages made for frames name the listed parents', () => {
    expect(frameAncestors(false, [PARTNER])).toBe("frame-ancestors 'self'");
    expect(frameAncestors(true, [PARTNER])).toBe(`frame-ancestors 'self' ${PARTNER}`);
  });
});
