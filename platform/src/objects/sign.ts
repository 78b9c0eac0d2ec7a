import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  region: string;
  key: string;
  secret: string;
}

interface Request {
  method: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | undefined;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Characters that `encodeURIComponent` leaves and the signature does not. */
const LEFT = /[!'()*]/g;

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** A part of an address as it is signed. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text).replace(LEFT, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .sort()
    .join('&');

/** The headers of a request with its signature of version 4; its path has to be made with `encodePart`. */
export function signedHeaders(
  { method, url, headers = {}, body }: Request,
  { region, key, secret }: S3Keys,
  now: Date,
): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const hash = hashOf(body ?? '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': stamp,
  };
  const names = Object.keys(all).sort();
  const lines = names.map((name) => `${name}:${all[name]?.trim()}\n`).join('');
  const canonical = [method, url.pathname, queryOf(url), lines, names.join(';'), hash].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const text = [ALGORITHM, stamp, scope.join('/'), hashOf(canonical)].join('\n');
  const signingKey = scope.reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`);
  const signature = hmac(signingKey, text).toString('hex');
  const credential = `${key}/${scope.join('/')}`;
  const authorization = `${ALGORITHM} Credential=${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  const { host: _, ...sent } = all;
  return { ...sent, authorization };
}
