/** Why a platform call failed, as far as a screen needs it. */
export type PlatformErrorKind =
  /** No answer: refused, interrupted, timed out, or a 5xx. A retry may help. */
  | 'unavailable'
  /** The platform answered with an error in its own format (wire 1.6). */
  | 'refused'
  /** It answered, but not as the schema requires. */
  | 'garbled';

const IS_PLATFORM_ERROR = Symbol.for('taspa.platform-error');

/**
 * The only error that leaves `lib/platform`. `message` is the platform's own text, in the language of the
 * viewer.
 */
export class PlatformError extends Error {
  /** Errors of other bundled copies of this class, too: the server and routes wait for the same answers. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    // biome-ignore-start lint/complexity/noThisInStatic: subclasses inherit it, and are no other bundle's
    if (this === PlatformError) return error instanceof Error && IS_PLATFORM_ERROR in error;
    return Function.prototype[Symbol.hasInstance].call(this, error);
    // biome-ignore-end lint/complexity/noThisInStatic: end
  }

  readonly [IS_PLATFORM_ERROR] = true;
  readonly kind: PlatformErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** `error_code` of the wire: `authentication_failed`, `permission_denied`, `not_found` … */
  readonly code: string | null;
  /** Field errors, or the plain detail under the key `detail`. */
  readonly detail: Record<string, string[]>;
  /** Seconds to wait before a retry (429); null when the platform does not say. */
  readonly retryAfter: number | null;
  /**
   * The text of the answer for the viewer; null when there was no answer or no text, so the screen uses its
   * own.
   */
  readonly sentence: string | null;
  /** The number of the log line (quality S34). */
  readonly requestId: string | null;

  constructor(
    kind: PlatformErrorKind,
    message: string,
    options: {
      status?: number;
      code?: string | null;
      detail?: Record<string, string[]>;
      retryAfter?: number | null;
      sentence?: string | null;
      requestId?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'PlatformError';
    this.kind = kind;
    this.status = options.status ?? 0;
    this.code = options.code ?? null;
    this.detail = options.detail ?? {};
    this.retryAfter = options.retryAfter ?? null;
    this.sentence = options.sentence ?? null;
    this.requestId = options.requestId ?? null;
  }
}

/**
 * The platform decided against it. Not with `conflict`: then an earlier request with the same idempotency key is still under way. A
 * limit is reached before it looks at the key, so 429 says nothing about an earlier request. Without an answer nothing is known either.
 */
export function isCertainRefusal(error: unknown): error is PlatformError {
  return (
    error instanceof PlatformError &&
    error.kind === 'refused' &&
    error.code !== 'conflict' &&
    error.status !== 429
  );
}

export function isNotFound(error: unknown): boolean {
  return error instanceof PlatformError && error.kind === 'refused' && error.status === 404;
}

/** Spec 3 §8: the platform has found the payment of this viewer, and its bank has not answered. */
export function isBankSilent(error: unknown): error is PlatformError {
  return error instanceof PlatformError && error.status === 504 && error.code === 'timeout';
}

/** For `.catch`: null for what the platform does not have, or not any more. @throws every other error */
export function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof PlatformError && error.kind === 'refused' && error.status === 401;
}

/** Spec 1 §8: for logins 403 means the region, unless it has its own code. */
export function isRegionRefusal(error: unknown): error is PlatformError {
  return (
    error instanceof PlatformError &&
    error.kind === 'refused' &&
    error.status === 403 &&
    error.code === 'permission_denied'
  );
}

interface WireError {
  error?: { message?: unknown };
  detail?: unknown;
  error_code?: unknown;
  /** Set by our own gateway. */
  request_id?: unknown;
}

/** Reads the wire's error body (wire 1.6); anything unreadable becomes "unavailable". */
export function errorFromBody(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): PlatformError {
  const wire: WireError = typeof body === 'object' && body !== null ? body : {};
  // An error without a text of the platform comes from something in between, for example a proxy: not a
  // refusal.
  const own = textOrNull(wire.error?.message);
  const isRefusal = own !== null && status < 500 && status !== 429;
  return new PlatformError(isRefusal ? 'refused' : 'unavailable', own ?? `status ${status}`, {
    status,
    code: textOrNull(wire.error_code),
    detail: readDetail(wire.detail),
    retryAfter: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null,
    sentence: own,
    requestId: textOrNull(wire.request_id),
  });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function readDetail(detail: unknown): Record<string, string[]> {
  if (typeof detail === 'string') return { detail: [detail] };
  if (typeof detail !== 'object' || detail === null) return {};
  return Object.fromEntries(
    Object.entries(detail).map(([field, texts]) => [
      field,
      Array.isArray(texts) ? texts.map(String) : [String(texts)],
    ]),
  );
}
