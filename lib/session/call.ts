import * as v from 'valibot';
import { isKeptOut, SIGNED_OUT } from './constants';
import { isKnownViewer } from './known';
import { withSessionLock } from './lock';

/** Slower than a page: a code leaves through somebody else's gateway. */
const CALL_TIMEOUT_MS = 15_000;

const Refused = v.object({
  error_code: v.nullish(v.string()),
  message: v.nullish(v.string()),
  error: v.nullish(v.object({ message: v.nullish(v.string()) })),
  retryAfter: v.nullish(v.number()),
  support_phone: v.nullish(v.string()),
  request_id: v.nullish(v.string()),
});

interface Extras {
  /** Who helps on the phone (spec 1 §8 "Auto-auth failure"). */
  supportPhone?: string | null;
  /** By which our log knows the failure. */
  requestId?: string | null;
}

/** Why a call of the session failed. Without an answer `sentence` is null: the screen has its own words for that. */
export class SessionError extends Error {
  readonly supportPhone: string | null;
  readonly requestId: string | null;

  constructor(
    readonly code: string,
    readonly sentence: string | null,
    /** Seconds to wait before asking again helps. */
    readonly retryAfter: number | null,
    { supportPhone, requestId }: Extras = {},
  ) {
    super(sentence ?? code);
    this.name = 'SessionError';
    this.supportPhone = supportPhone ?? null;
    this.requestId = requestId ?? null;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A call of the browser to `/api/session…`: who is watching, and what only that person may change.
 * @throws SessionError
 */
export function callSession<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  return withSession(() => callOnce(method, path, schema, body));
}

/**
 * The same for what gives the session another name (a PIN, another profile): one tab at a time, so that no tab asks with a
 * name that another has just given up.
 * @throws SessionError
 */
export function changeSession<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body: unknown,
): Promise<v.InferOutput<Schema>> {
  return withSession(() => withSessionLock(() => callOnce(method, path, schema, body)));
}

/** An answer with the session's new name was lost on its way here: a start brings it, and the call is made once more. */
async function withSession<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof SessionError && error.code === SIGNED_OUT) {
      const { signedOut } = await import('./who');
      signedOut();
    }
    const isLost = error instanceof SessionError && error.code === 'session_required' && isKnownViewer();
    if (!isLost) throw error;
    const { startAfresh } = await import('@/lib/platform/browser');
    await startAfresh().catch(() => {
      throw error;
    });
    return call();
  }
}

async function callOnce<Schema extends v.GenericSchema>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<v.InferOutput<Schema>> {
  const headers = { accept: 'application/json', 'accept-language': document.documentElement.lang };
  const response = await fetch(`/api/session${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch(() => {
    throw new SessionError('no_answer', null, null);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw await refusedBy(response.status, answer);
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new SessionError('garbled', null, null);
  return parsed.output;
}

/** Whoever may not come in at all is sent where they learn why (spec 1 §4, §8). */
async function refusedBy(status: number, answer: unknown): Promise<SessionError> {
  const error = refusal(answer);
  if (isKeptOut(error.code, status)) {
    const { keepOut } = await import('./kept-out');
    keepOut(error.code, error.sentence);
  }
  return error;
}

function refusal(answer: unknown): SessionError {
  const parsed = v.safeParse(Refused, answer);
  if (!parsed.success) return new SessionError('no_answer', null, null);
  const { error_code, message, error, retryAfter, support_phone, request_id } = parsed.output;
  const extras = { supportPhone: support_phone, requestId: request_id };
  return new SessionError(
    error_code ?? 'refused',
    message ?? error?.message ?? null,
    retryAfter ?? null,
    extras,
  );
}
