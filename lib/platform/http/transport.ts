import * as v from 'valibot';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';

/** Time limit of a call with all its retries (quality F01, spec 2 §8 "Loading timeout"). */
export const CALL_TIMEOUT_MS = 8_000;

/** Reads are repeated; writes never, because the platform may have executed them (quality F01). */
export const READ_RETRIES = 2;

const RETRY_BASE_MS = 150;

/** Largest answer that is read; a broken platform must not fill the memory. */
const MAX_BODY_CHARS = 10_000_000;

type QueryValue = string | number | boolean | null | undefined;

export interface Call<Schema extends v.GenericSchema> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/v2`, each part already escaped: `/channels/3929/stream`. */
  path: string;
  query?: Record<string, QueryValue>;
  body?: unknown;
  /** It is sent to its end, also when the page is left meanwhile. */
  keepalive?: boolean;
  /** The fields of the answer that are read; others are dropped here. */
  schema: Schema;
}

/** How the server or the browser reaches the platform. */
export interface Target {
  /** Base up to and including `/v2`. */
  base: string;
  headers: Record<string, string>;
  /** Passed on to fetch: credentials and cache mode. */
  init?: RequestInit;
  timeoutMs?: number;
  retries?: number;
  /** In the place of the global one. */
  fetch?: typeof fetch;
  /** Called with each response before it is read. */
  onResponse?(response: Response): void;
}

/**
 * The only fetch of the product. Resolves to the parsed answer.
 * @throws PlatformError for every failure
 */
export async function send<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  target: Target,
): Promise<v.InferOutput<Schema>> {
  const method = call.method ?? 'GET';
  const retries = method === 'GET' ? (target.retries ?? READ_RETRIES) : 0;
  const limit = AbortSignal.timeout(target.timeoutMs ?? CALL_TIMEOUT_MS);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await beforeAbort(once(call, method, target, limit), limit, nameOf(call));
    } catch (error) {
      const isLast = attempt >= retries;
      if (isLast || !(error instanceof PlatformError) || error.kind !== 'unavailable') throw error;
      // After a timeout a retry is unlikely to be faster, and the viewer has waited long enough.
      if (isTimeout(error)) throw error;
      await pause(RETRY_BASE_MS * 2 ** attempt * (0.5 + Math.random()));
      if (limit.aborted) throw error;
    }
  }
}

/**
 * The listener keeps the signal of the limit from being collected, and a request that the runtime has lost ends with it
 * (https://github.com/nodejs/node/issues/56917).
 */
async function beforeAbort<Answer>(
  answer: Promise<Answer>,
  limit: AbortSignal,
  name: string,
): Promise<Answer> {
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () =>
      reject(new PlatformError('unavailable', `${name}: no answer`, { cause: limit.reason }));
    limit.addEventListener('abort', onAbort, { signal: listening.signal });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    listening.abort();
  }
}

async function once<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  method: string,
  target: Target,
  limit: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const response = await reach(call, method, target, limit);
  target.onResponse?.(response);
  const body = await readJson(response);
  if (!response.ok) throw errorFromBody(response.status, body, response.headers.get('retry-after'));
  return readAnswer(call, body);
}

/**
 * Parses a successful answer.
 * @throws PlatformError of the kind `garbled`
 */
export function readAnswer<Schema extends v.GenericSchema>(
  call: Call<Schema>,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(call.schema, body);
  if (parsed.success) return parsed.output;
  const where = parsed.issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  throw new PlatformError('garbled', `${nameOf(call)}: ${where.join('; ')}`, { status: 200 });
}

async function reach(
  call: Call<v.GenericSchema>,
  method: string,
  target: Target,
  limit: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...target.headers };
  const init: RequestInit = { ...target.init, method, headers, redirect: 'error', signal: limit };
  if (call.keepalive) init.keepalive = true;
  if (call.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  try {
    return await (target.fetch ?? fetch)(target.base + addressOf(call), init);
  } catch (cause) {
    throw new PlatformError('unavailable', `${nameOf(call)}: no answer`, { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await textOf(response);
  } catch (cause) {
    throw new PlatformError('unavailable', 'the answer was cut', { status: response.status, cause });
  }
  if (text === '') return null;
  if (text.length > MAX_BODY_CHARS) {
    throw new PlatformError('garbled', 'the answer is too large', { status: response.status });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    const kind = response.ok ? 'garbled' : 'unavailable';
    throw new PlatformError(kind, 'the answer is not JSON', { status: response.status, cause });
  }
}

/** Reads an answer up to the size limit and does not fetch the rest. */
async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= MAX_BODY_CHARS) continue;
    await reader.cancel();
    return text;
  }
}

/** Path and query below the base of a target. */
export const addressOf = ({ path, query }: Pick<Call<v.GenericSchema>, 'path' | 'query'>): string =>
  path + queryText(query);

/** A call in the text of an error. The id of a device is its secret (wire 2): it is left out. */
const nameOf = ({ method = 'GET', path }: Call<v.GenericSchema>): string =>
  `${method} ${path.replace(/(\/devices\/)[^/]+/, '$1[…]')}`;

function isTimeout({ cause }: PlatformError): boolean {
  return (cause as Partial<Error> | undefined)?.name === 'TimeoutError';
}

function queryText(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(key, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
