import 'server-only';
import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address';

/** A page that is being rendered waits for this too. */
const TIMEOUT_MS = 5_000;

/** A token answer is small. */
const MAX_ANSWER_BYTES = 64_000;

/** A long agreement has some hundred thousand characters (no number in the spec). */
const MAX_TEXT_BYTES = 1_000_000;

/** Where an answer of the platform may send our server (quality R6, S29). */
export interface Allowed {
  /** Address of the platform: calls to its own host are always allowed. */
  platform: string;
  /** Host names, with a port where it is not 443. */
  hosts: readonly string[];
}

interface Permitted {
  url: URL;
  isOwn: boolean;
}

interface Answer {
  status: number;
  text: string;
}

interface Outgoing {
  headers: Record<string, string>;
  body: unknown;
  allowed: Allowed;
}

/** Whether an address may be requested at all; null when not. Names are resolved later. */
export function permit(address: string, { platform, hosts }: Allowed): Permitted | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  if (url.origin === new URL(platform).origin) return { url, isOwn: true };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isListed = url.protocol === 'https:' && hosts.includes(url.host);
  return isListed && !(isIP(host) && isPrivateAddress(host)) ? { url, isOwn: false } : null;
}

/** The name is resolved when the connection is made, so its address cannot change in between. */
export const resolveInPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), []);
    if (found.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error('the name resolves to a private address'), []);
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

/** One POST without redirects, with a limit of time and size. Rejects without an answer. */
export async function postOnce(address: string, { headers, body, allowed }: Outgoing): Promise<Answer> {
  const permitted = permit(address, allowed);
  if (!permitted) throw new Error('the address is not allowed');
  const text = JSON.stringify(body);
  const answer = await exchange(permitted, {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
    body: text,
    maxBytes: MAX_ANSWER_BYTES,
  });
  return asText(answer);
}

/** One GET of a text, under the same limits (quality R7). Rejects without an answer. */
export async function getTextOnce(
  address: string,
  { headers, allowed }: Omit<Outgoing, 'body'>,
): Promise<Answer> {
  const permitted = permit(address, allowed);
  if (!permitted) throw new Error('the address is not allowed');
  const answer = await exchange(permitted, {
    method: 'GET',
    headers: { ...headers, accept: 'text/html, text/plain' },
    maxBytes: MAX_TEXT_BYTES,
  });
  return asText(answer);
}

const asText = ({ status, bytes }: Bytes): Answer => ({ status, text: bytes.toString('utf8') });

/** One GET of a picture, under the same limits (quality S28). Rejects without a whole answer. */
export async function getBytesOnce(
  address: string,
  { allowed, maxBytes }: { allowed: Allowed; maxBytes: number },
): Promise<Buffer> {
  const permitted = permit(address, allowed);
  if (!permitted) throw new Error('the address is not allowed');
  const headers = { accept: 'image/*' };
  const { status, bytes } = await exchange(permitted, { method: 'GET', headers, maxBytes });
  if (status !== 200) throw new Error(`status ${status}`);
  return bytes;
}

interface Exchange {
  method: 'GET' | 'POST';
  headers: http.OutgoingHttpHeaders;
  body?: string;
  maxBytes: number;
}

interface Bytes {
  status: number;
  bytes: Buffer;
}

function exchange({ url, isOwn }: Permitted, { method, headers, body, maxBytes }: Exchange): Promise<Bytes> {
  const options: https.RequestOptions = {
    method,
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isOwn ? {} : { lookup: resolveInPublic }),
  };
  return new Promise((done, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      const reading = readAll(response, maxBytes);
      reading.then((bytes) => done({ status: response.statusCode ?? 0, bytes }), failed);
    });
    request.on('error', failed);
    request.end(body);
  });
}

async function readAll(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
