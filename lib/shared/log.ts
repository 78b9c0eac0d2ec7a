import 'server-only';
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { requestScope } from './request-scope';

/** Data that must not be in a log (quality S34), each recognised by its form. */
const SECRETS: ReadonlyArray<readonly [RegExp, string]> = [
  // By name, in an address, in JSON or in text.
  [
    /("?\b(?:access_token|auth_token|token|password|pincode|pin|code|parental_code|phone|email|identifier|cvc)"?\s*[:=]\s*)"?[^"&\s,;)}\]]+"?/gi,
    '$1[…]',
  ],
  [/\b(authorization|cookie)\b.*/gi, '$1 […]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  // The id of a device, with which its token is renewed (wire 2).
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '[id]'],
  // Sealed cookies.
  [/\bFe26\.\S+/g, '[seal]'],
  // At most 64 characters before the `@` (RFC 5321): without that bound a long word is read again from each of its characters.
  [/[^\s@"<>]{1,64}@[^\s@"<>]+\.\w+/g, '[email]'],
  // Phones and cards, in every format.
  [/\+?\d(?:[ ().-]{0,2}\d){8,}/g, '[number]'],
];

/** One line of JSON a record, with time and level as text, and nothing about the machine. */
const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // Every line that belongs to a request has its number.
    mixin: () => {
      const scope = requestScope();
      return scope ? { requestId: scope.id } : {};
    },
  },
  process.stderr,
);

/** The rest of a longer text is not logged: a message can contain the whole address of a request. */
export const LONGEST_TEXT = 4_000;

/** A text without secrets. */
export function redact(text: string): string {
  return SECRETS.reduce((safe, [secret, instead]) => safe.replace(secret, instead), beginningOf(text));
}

/** Cut between two words, because a part of a secret has not its form. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, Math.max(0, text.lastIndexOf(' ', LONGEST_TEXT)))} […]`;
}

/**
 * A number by which the viewer and our log identify the same failure (quality S34); short enough to be read
 * aloud. Within a request that of the request.
 */
export const failureId = (): string => requestScope()?.id ?? randomBytes(4).toString('hex');

export interface Failure {
  /** Its beginning is what the viewer sees. */
  requestId: string;
  status: number;
  code: string;
  cause?: unknown;
}

/** One log line for a failure of ours. */
export function logFailure({ requestId, status, code, cause }: Failure): void {
  log.error({ requestId, status, code, why: reasons(cause) });
}

/** A request that was not answered from memory; its route is that of the code, so nothing that a viewer typed is in it. */
export interface LoggedRequest {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

export function logRequest(request: LoggedRequest): void {
  log.info(request, 'request');
}

/**
 * The limit of warnings of one kind in a minute, because requests from outside cause them and must not fill
 * the log.
 */
export const WARNINGS_PER_MINUTE = 60;

const MINUTE_MS = 60_000;
const minutes = new Map<string, { endsAt: number; lines: number }>();

/** Whether the log accepts one more line of this kind now. */
function hasRoomFor(code: string): boolean {
  const now = Date.now();
  const known = minutes.get(code);
  const minute = known && known.endsAt > now ? known : { endsAt: now + MINUTE_MS, lines: 0 };
  minute.lines += 1;
  minutes.set(code, minute);
  return minute.lines <= WARNINGS_PER_MINUTE;
}

/** One log line for a warning; at most {@link WARNINGS_PER_MINUTE} of a kind. */
export function logWarning(code: string, fields: Readonly<Record<string, string>>): void {
  if (!hasRoomFor(code)) return;
  const safe = Object.fromEntries(Object.entries(fields).map(([name, fact]) => [name, redact(fact)]));
  log.warn({ code, ...safe });
}

/** One log line for something that is as it should be, and rare. */
export function logEvent(code: string, fields: Readonly<Record<string, string | number>>): void {
  log.info({ code, ...fields });
}

/** The messages of an error and of its causes. */
function reasons(cause: unknown): string[] {
  const messages: string[] = [];
  for (let error = cause; error instanceof Error && messages.length < 5; error = error.cause) {
    // An unexpected error needs its place in the code.
    const isExpected = error.name === 'PlatformError' || messages.length > 0;
    messages.push(redact(isExpected ? `${error.name}: ${error.message}` : (error.stack ?? error.message)));
  }
  return messages;
}
