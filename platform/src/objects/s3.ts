import { encodePart, type S3Keys, signedHeaders } from './sign.ts';

/** An object of the store: its name there, and what tells one version from another. */
interface ObjectFacts {
  key: string;
  size: number;
  modifiedMs: number;
}

export interface ObjectStore {
  /** Null: there is none. */
  get(key: string): Promise<Buffer | null>;
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  facts(key: string): Promise<ObjectFacts | null>;
  /** Fewer bytes at the end of the object. */
  range(key: string, start: number, size: number): Promise<Buffer>;
  /** All whose names begin so. */
  list(prefix: string): Promise<ObjectFacts[]>;
}

export interface S3Settings extends S3Keys {
  /** Address of the bucket, without a slash at the end: path style, which every server of the protocol knows. */
  bucket: string;
}

/** A store that does not answer must not hold what waits for it. */
const LIMIT_MS = 10_000;
const DEFAULT_REGION = 'us-east-1';
const OUT_OF_RANGE = 416;
const MISSING = 404;

/** `https://KEY:SECRET@s3.example/bucket?region=eu-1`; null for any other form. */
export function readS3Url(address: string): S3Settings | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(address);
  const isWhole = username && password && /^\/[^/]+$/.test(pathname) && /^https?:$/.test(protocol);
  if (!isWhole) return null;
  return {
    bucket: `${protocol}//${host}${pathname}`,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  };
}

/** Names of objects are sent as parts of addresses, so that any character may be in them. */
const decodeKey = (text: string): string => decodeURIComponent(text.replaceAll('+', '%20'));

const textOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

/** A bucket on a server of the S3 protocol. */
export function s3Store({ bucket, ...keys }: S3Settings): ObjectStore {
  async function call(
    method: string,
    path: string,
    more: { headers?: Record<string, string>; body?: Buffer } = {},
    allowed: readonly number[] = [],
  ): Promise<Response> {
    const url = new URL(`${bucket}${path}`);
    const headers = signedHeaders({ method, url, ...more }, keys, new Date());
    const { body = null } = more;
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(url, { method, headers, body, signal, redirect: 'error' });
    if (answer.ok || allowed.includes(answer.status)) return answer;
    // Without the body, the connection would not be free for the next call.
    const why = textOf(await answer.text(), 'Code');
    throw new Error(`the S3 store answered ${answer.status} ${why}`.trim());
  }

  const pathOf = (key: string) => `/${key.split('/').map(encodePart).join('/')}`;
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  return {
    async get(key) {
      const answer = await call('GET', pathOf(key), {}, [MISSING]);
      const bytes = await bytesOf(answer);
      return answer.ok ? bytes : null;
    },
    async put(key, body, type) {
      await bytesOf(await call('PUT', pathOf(key), { body, headers: { 'content-type': type } }));
    },
    async facts(key) {
      const { ok, headers } = await call('HEAD', pathOf(key), {}, [MISSING]);
      const size = Number(headers.get('content-length'));
      return ok ? { key, size, modifiedMs: Date.parse(headers.get('last-modified') ?? '') } : null;
    },
    async range(key, start, size) {
      const range = `bytes=${start}-${start + size - 1}`;
      const answer = await call('GET', pathOf(key), { headers: { range } }, [OUT_OF_RANGE]);
      const bytes = await bytesOf(answer);
      return answer.ok ? bytes : Buffer.alloc(0);
    },
    async list(prefix) {
      const found: ObjectFacts[] = [];
      for (let after = ''; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
        if (after) query.set('continuation-token', after);
        const xml = await (await call('GET', `?${query}`)).text();
        for (const [, one = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = decodeKey(textOf(one, 'Key'));
          // To the second, as a file's own answer says it.
          const modifiedMs = Math.floor(Date.parse(textOf(one, 'LastModified')) / 1000) * 1000;
          found.push({ key, size: Number(textOf(one, 'Size')), modifiedMs });
        }
        after = textOf(xml, 'NextContinuationToken');
        if (!after) return found;
      }
    },
  };
}

/** The bucket of a platform; null without `S3_URL`. */
export const bucketOf = ({ s3 }: { s3: S3Settings | null }): ObjectStore | null => s3 && s3Store(s3);
