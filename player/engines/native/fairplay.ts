import { abortWith } from '../../core/abort-with';
import { LICENCE_ATTEMPTS, LICENCE_TIMEOUT_MS, licenceError, type PlayerDrm } from '../../core/drm';
import type { Fault } from '../../core/errors/ladder';
import { contentKeyContext, SPC_TYPE, spcForm } from '../fairplay';
import {
  KEY_MEDIA,
  type WebKitKeyEvent,
  type WebKitKeySession,
  type WebKitMedia,
  webKitKeysOf,
} from './webkit-keys';

/** A fault on its way through the promises. */
class KeyFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.detail);
  }
}

/**
 * FairPlay in the native player of WebKit: the element asks for each key of the stream (`webkitneedkey`), the certificate and the id
 * of the key become a request of the system, and the licence server answers it.
 */
export function playFairPlay(
  media: WebKitMedia,
  drm: PlayerDrm,
  onFault: (fault: Fault) => void,
  signal: AbortSignal,
): void {
  const sessions = new Map<string, WebKitKeySession>();
  const fail = (error: unknown) => {
    if (signal.aborted) return;
    onFault(error instanceof KeyFault ? error.fault : faultOf(String(error)));
  };
  const certificate = loadCertificate(drm, signal);
  // It may never be asked for.
  certificate.catch(() => {});

  async function open(initData: Uint8Array) {
    const id = keyIdOf(initData);
    const own = await certificate;
    // Sound and picture ask for the same key.
    if (signal.aborted || sessions.has(id)) return;
    const session = webKitKeysOf(media).createSession(KEY_MEDIA, keyRequest(initData, id, own));
    if (!session) throw new KeyFault(faultOf('fairplay: no session'));
    sessions.set(id, session);
    const answer = (event: Event) =>
      void loadLicence(drm, (event as WebKitKeyEvent).message, signal)
        .then((key) => !signal.aborted && session.update(key))
        .catch(fail);
    session.addEventListener('webkitkeymessage', answer, { signal });
    const refuse = () => fail(new KeyFault(faultOf(`fairplay ${session.error?.code ?? ''}`)));
    session.addEventListener('webkitkeyerror', refuse, { signal });
  }
  const onNeed = (event: Event) => void open((event as WebKitKeyEvent).initData).catch(fail);
  media.addEventListener('webkitneedkey', onNeed, { signal });
  signal.addEventListener('abort', () => {
    for (const session of sessions.values()) session.close();
  });
}

const faultOf = (detail: string, more: Partial<Fault> = {}): Fault => ({
  kind: 'drm',
  fatal: true,
  detail,
  ...more,
});

async function loadCertificate({ certificateUrl }: PlayerDrm, signal: AbortSignal): Promise<Uint8Array> {
  if (!certificateUrl) throw new KeyFault(faultOf('fairplay: no certificate'));
  return new Uint8Array(await bytesOf(certificateUrl, {}, signal));
}

async function loadLicence(
  { licenceUrl }: PlayerDrm,
  message: Uint8Array,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const request = { method: 'POST', headers: { 'content-type': SPC_TYPE }, body: spcForm(message) };
  return new Uint8Array(contentKeyContext(await bytesOf(licenceUrl, request, signal)));
}

/** With the attempts and the limit of every licence request. What a server has refused is not asked again. */
async function bytesOf(url: string, init: RequestInit, signal: AbortSignal): Promise<ArrayBuffer> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === LICENCE_ATTEMPTS || signal.aborted;
    const limit = abortWith(signal);
    const timer = setTimeout(() => limit.abort(), LICENCE_TIMEOUT_MS);
    try {
      const answer = await fetch(url, { ...init, signal: limit.signal });
      if (answer.ok) return await answer.arrayBuffer();
      const { status } = answer;
      if (isLast || status < 500) {
        const licence = licenceError(status, await answer.text());
        throw new KeyFault(faultOf('fairplay: refused', { status, url, licence }));
      }
    } catch (error) {
      if (error instanceof KeyFault || isLast) throw error;
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  }
}

/** `skd://{id}`, in UTF-16 behind the number of its bytes. */
function keyIdOf(initData: Uint8Array): string {
  const text = new TextDecoder('utf-16le').decode(initData.subarray(LENGTH_BYTES));
  const id = /^skd:\/\/(.+)$/.exec(text.replaceAll('\0', ''))?.[1];
  if (!id) throw new KeyFault(faultOf('fairplay: no key id'));
  return id;
}

const LENGTH_BYTES = 4;

/** What WebKit makes a request of: the initial data, the id in UTF-16 and the certificate, each behind its length. */
function keyRequest(initData: Uint8Array, id: string, certificate: Uint8Array): Uint8Array {
  const name = new Uint8Array(Uint16Array.from(id, (letter) => letter.charCodeAt(0)).buffer);
  const whole = new Uint8Array(initData.length + 2 * LENGTH_BYTES + name.length + certificate.length);
  const view = new DataView(whole.buffer);
  whole.set(initData);
  let at = initData.length;
  for (const part of [name, certificate]) {
    view.setUint32(at, part.length, true);
    whole.set(part, at + LENGTH_BYTES);
    at += LENGTH_BYTES + part.length;
  }
  return whole;
}
