import type { Locale } from './locale.ts';
import { type MessageKey, type MessageParams, type Spoken, translate } from './messages/translate.ts';
import {
  buyingFailures,
  changingFailures,
  pausingFailures,
  payingFailures,
  promoFailures,
} from './money-codes.ts';

/** The closed list of `error_code` values, each with its status and default text (wire 1.5, 1.6). */
const failures = {
  invalid: [400, 'invalid'],
  parse_error: [400, 'parse_error'],
  invalid_phone: [400, 'invalid_phone'],
  authentication_failed: [401, 'authentication_failed'],
  not_authenticated: [401, 'not_authenticated'],
  permission_denied: [403, 'permission_denied'],
  bedtime: [403, 'bedtime'],
  screen_time_over: [403, 'screen_time_over'],
  not_found: [404, 'not_found'],
  lost_content: [404, 'lost_content'],
  method_not_allowed: [405, 'method_not_allowed'],
  conflict: [409, 'conflict'],
  too_large: [413, 'too_large'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  throttled: [429, 'throttled'],
  // RFC 8628, section 3.5.
  authorization_pending: [400, 'device_code_waits'],
  slow_down: [400, 'device_code_waits'],
  access_denied: [400, 'device_code_refused'],
  expired_token: [400, 'device_code_expired'],
  unavailable_for_legal_reasons: [451, 'permission_denied'],
  error: [500, 'error'],
  unavailable: [503, 'unavailable'],
  ...promoFailures,
  ...pausingFailures,
  ...changingFailures,
  // The texts of what is bought win over those of a payment: `insufficient_funds` is first of all an empty balance.
  ...payingFailures,
  ...buyingFailures,
} as const satisfies Record<string, readonly [number, MessageKey]>;

export type ErrorCode = keyof typeof failures;

export const statusOf = (code: ErrorCode): number => failures[code][0];

interface Details {
  /** A text instead of the default one. */
  message?: MessageKey;
  params?: MessageParams;
  /** A text from the data (why a channel is closed); it replaces `message`. */
  text?: string;
  /** The error of each field; becomes the `detail` map. */
  fields?: Record<string, Spoken>;
  headers?: Record<string, string>;
  /** What the log shows beside it. */
  cause?: unknown;
}

/** An error answer of the platform: it can be thrown anywhere below a route. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = statusOf(code);
    this.details = details;
  }
}

export interface ErrorBody {
  error: { message: string };
  status_code: number;
  detail: string | Record<string, string[]>;
  error_code: string;
}

/** The live service prints the detail map the way Python does; clients show that text (wire 1.6). */
function pythonText(fields: Record<string, string[]>): string {
  const quote = (text: string) =>
    text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
  const entries = Object.entries(fields).map(
    ([name, texts]) => `${quote(name)}: [${texts.map(quote).join(', ')}]`,
  );
  return `{${entries.join(', ')}}`;
}

/** The body of an error in the caller's language. */
export function errorBody(error: ApiError, locale: Locale): ErrorBody {
  const { message, params, fields, text: own } = error.details;
  if (fields) {
    const detail = Object.fromEntries(
      Object.entries(fields).map(([name, spoken]) => [name, [translate(locale, spoken)]]),
    );
    return {
      error: { message: pythonText(detail) },
      status_code: error.status,
      detail,
      error_code: error.code,
    };
  }
  const key = message ?? failures[error.code][1];
  const text = own || translate(locale, { key, params });
  return { error: { message: text }, status_code: error.status, detail: text, error_code: error.code };
}
