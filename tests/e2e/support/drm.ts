import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { platformUrl } from './platform';

export interface ProtectedStream {
  hls?: string;
  drm: { streams: Array<{ type: string; license: string; url: string }> };
}

/** A promo key of the seed that grants the packets of the protected film and channel. */
const PROMO_KEY = 'KINO7';

async function post<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(`${platformUrl}/v2${path}`, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Returns the device token of a viewer who has bought the protected titles. */
export async function subscriber(request: APIRequestContext): Promise<string> {
  const [username, password] = [randomUUID(), randomUUID().slice(0, 32)];
  await post(request, '/users', { username, password });
  const login = await post<{ access_token: string }>(request, '/auth/login', { login: username, password });
  const path = `/users/self/devices?access_token=${login.access_token}`;
  const device = await post<{ id: string }>(request, path, { device_type: 'pc' });
  const { access_token: token } = await post<{ access_token: string }>(request, '/auth/device', {
    device_id: device.id,
  });
  await post(request, `/users/self/promokeys?access_token=${token}`, { key: PROMO_KEY });
  return token;
}

/**
 * Runs in the page before its scripts: gives the browser one system, and takes all others away. It decrypts with
 * ClearKey, and writes and reads messages in the form of that system, so that the player and the licence server run
 * as with the real module. Without a name the browser has no system at all.
 */
export function onlySystem(name: string | null): void {
  const request = navigator.requestMediaKeySystemAccess.bind(navigator);
  const utf8 = (bytes: BufferSource) => new TextDecoder().decode(bytes);
  const bytes = (text: string) => new TextEncoder().encode(text);

  /** The message as the module of the system writes it. */
  function written(message: ArrayBuffer): ArrayBuffer {
    const text = utf8(message);
    if (name === 'com.apple.fps') return bytes(`SPC${text}`).buffer as ArrayBuffer;
    if (name !== 'com.microsoft.playready') return message;
    const soap = `<soap:Envelope><Challenge><CustomData>${btoa(text)}</CustomData></Challenge></soap:Envelope>`;
    const headers =
      '<HttpHeaders><HttpHeader><name>Content-Type</name><value>text/xml; charset=utf-8</value></HttpHeader></HttpHeaders>';
    const xml = `<PlayReadyKeyMessage type="LicenseAcquisition"><LicenseAcquisition Version="1"><Challenge encoding="base64encoded">${btoa(soap)}</Challenge>${headers}</LicenseAcquisition></PlayReadyKeyMessage>`;
    const wide = new Uint16Array([...xml].map((letter) => letter.charCodeAt(0)));
    return wide.buffer;
  }
  /** The ClearKey licence inside the answer. */
  function licenceIn(answer: BufferSource): string {
    const text = utf8(answer);
    if (name === 'com.apple.fps') return text.slice('CKC'.length);
    if (name !== 'com.microsoft.playready') return text;
    return atob(/<License>(.*)<\/License>/.exec(text)?.[1] ?? '');
  }
  /** The key id: after the system's id and a count in `pssh`, or in the address of a FairPlay key. */
  function keyIds(type: string, data: BufferSource): Uint8Array {
    const raw =
      data instanceof ArrayBuffer
        ? new Uint8Array(data)
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    const hex = /skd:\/\/([0-9a-f]{32})/.exec(utf8(raw).replaceAll('\0', ''))?.[1];
    const kid = hex
      ? Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16))
      : raw.slice(32, 48);
    if (!hex && type !== 'cenc') throw new TypeError(`no key in ${type}`);
    const base64 = btoa(String.fromCharCode(...kid))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    return bytes(JSON.stringify({ kids: [base64] }));
  }

  function disguise(session: MediaKeySession, hasCertificate: () => boolean): MediaKeySession {
    const [generate, update, listen] = [session.generateRequest, session.update, session.addEventListener];
    let expired = false;
    const { keyStatuses } = session;
    Object.defineProperty(session, 'keyStatuses', {
      get: () => (expired ? new Map([...keyStatuses.keys()].map((id) => [id, 'expired'])) : keyStatuses),
    });
    session.generateRequest = async (type, data) => {
      if (name === 'com.apple.fps' && !hasCertificate()) throw new TypeError('no certificate');
      return generate.call(session, 'keyids', keyIds(type, data) as BufferSource);
    };
    session.update = async (answer) => {
      const licence = licenceIn(answer);
      const { seconds } = JSON.parse(licence) as { seconds?: number };
      if (seconds) {
        setTimeout(() => {
          expired = true;
          session.dispatchEvent(new Event('keystatuseschange'));
        }, seconds * 1000);
      }
      return update.call(session, bytes(licence) as BufferSource);
    };
    session.addEventListener = (
      event: string,
      listener: EventListenerOrEventListenerObject,
      options?: unknown,
    ) => {
      const heard = (real: Event) => {
        const said =
          real instanceof MediaKeyMessageEvent
            ? new MediaKeyMessageEvent('message', {
                messageType: real.messageType,
                message: written(real.message),
              })
            : real;
        // Shaka finds its session by the target of the event.
        if (said !== real) Object.defineProperty(said, 'target', { value: session });
        return typeof listener === 'function'
          ? listener.call(session, said)
          : (listener as EventListenerObject).handleEvent(said);
      };
      listen.call(session, event, heard, options as AddEventListenerOptions);
    };
    return session;
  }

  navigator.requestMediaKeySystemAccess = async (system, configurations) => {
    if (system !== name) throw new DOMException('not here', 'NotSupportedError');
    const plain = [...configurations].map(({ initDataTypes: _, ...rest }) => ({
      ...rest,
      ...{ videoCapabilities: rest.videoCapabilities?.map(({ contentType }) => ({ contentType })) },
      ...{ audioCapabilities: rest.audioCapabilities?.map(({ contentType }) => ({ contentType })) },
    }));
    const access = await request('org.w3.clearkey', plain);
    const create = access.createMediaKeys;
    Object.defineProperty(access, 'keySystem', { value: name });
    access.createMediaKeys = async () => {
      const keys = await create.call(access);
      const createSession = keys.createSession;
      let certificate = false;
      keys.setServerCertificate = async () => {
        certificate = true;
        return true;
      };
      keys.createSession = (type) => disguise(createSession.call(keys, type), () => certificate);
      return keys;
    };
    return access;
  };

  // Shaka asks here instead.
  const decodingInfo = navigator.mediaCapabilities.decodingInfo.bind(navigator.mediaCapabilities);
  navigator.mediaCapabilities.decodingInfo = async ({ keySystemConfiguration, ...media }) => {
    const info = await decodingInfo(media);
    if (!keySystemConfiguration) return info;
    const capabilities = (contentType?: string) => (contentType ? [{ contentType }] : []);
    const configuration = {
      videoCapabilities: capabilities(media.video?.contentType),
      audioCapabilities: capabilities(media.audio?.contentType),
    };
    const access = await navigator
      .requestMediaKeySystemAccess(keySystemConfiguration.keySystem, [configuration])
      .catch(() => null);
    return { ...info, supported: info.supported && access !== null, keySystemAccess: access };
  };
}
