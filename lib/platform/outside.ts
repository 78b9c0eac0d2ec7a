import 'server-only';
import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address';

/** Whoever waits for a page waits for this, too. */
const TIMEOUT_MS = 5_000;

/** A token and its company are small. */
const MAX_ANSWER_BYTES = 64_000;

/** Where our server may be sent by an answer of the platform (facts/quality.md R6, S29). */
export interface Allowed {
  /** Address of the platform: it may always send to itself. */
  platform: string;
  /** Host names, with a port where it is not 443. */
  hosts: readonly string[];
}

interface Outgoing {
  headers: Record<string, string>;
  body: unknown;
  allowed: Allowed;
}

/** Whether an address may be asked at all; null when it may not. Names are resolved later. */
export function permit(address: string, { platform, hosts }: Allowed): { url: URL; isOwn: boolean } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  if (url.origin === new URL(platform).origin) return { url, isOwn: true };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isListed = url.protocol === 'https:' && hosts.includes(url.host);
  return isListed && !(isIP(host) && isPrivateAddress(host)) ? { url, isOwn: false } : null;
}

/** Where a name leads is looked at when the connection is made, so it cannot change in between. */
export const resolveInPublic: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), []);
    if (found.some(({ address }) => isPrivateAddress(address))) {
      return callback(new Error('the name leads to a private address'), []);
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};

/** One POST without redirects, with a limit of time and size. Rejects without an answer. */
export async function postOnce(
  address: string,
  { headers, body, allowed }: Outgoing,
): Promise<{ status: number; text: string }> {
  const permitted = permit(address, allowed);
  if (!permitted) throw new Error('the address is not allowed');
  const { url, isOwn } = permitted;
  const text = JSON.stringify(body);
  const options: https.RequestOptions = {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isOwn ? {} : { lookup: resolveInPublic }),
  };
  return new Promise((done, failed) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      readText(response).then((answer) => done({ status: response.statusCode ?? 0, text: answer }), failed);
    });
    request.on('error', failed);
    request.end(text);
  });
}

async function readText(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
