import 'server-only';
import { randomBytes } from 'node:crypto';
import pino from 'pino';

/** What no log may carry (quality S34), each by what it looks like. */
const SECRETS: ReadonlyArray<readonly [RegExp, string]> = [
  // Said by name, in an address, in JSON or in words.
  [
    /("?\b(?:access_token|auth_token|token|password|pincode|pin|code|parental_code|phone|email|identifier|cvc)"?\s*[:=]\s*)"?[^"&\s,;)}\]]+"?/gi,
    '$1[…]',
  ],
  [/\b(authorization|cookie)\b.*/gi, '$1 […]'],
  [/\b[0-9a-f]{32,}\b/gi, '[token]'],
  // Sealed cookies.
  [/\bFe26\.\S+/g, '[seal]'],
  [/[^\s@"<>]+@[^\s@"<>]+\.\w+/g, '[email]'],
  // Phones and cards, however they are written.
  [/\+?\d(?:[ ().-]{0,2}\d){8,}/g, '[number]'],
];

/** One line of JSON a record, with the time and the level as words, and nothing about the machine. */
const log = pino(
  {
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  process.stderr,
);

/** A text as the log may have it. */
export function redact(text: string): string {
  return SECRETS.reduce((safe, [secret, instead]) => safe.replace(secret, instead), text);
}

/** By which a viewer and our log name the same failure (quality S34); short enough to be read out. */
export const newRequestId = (): string => randomBytes(4).toString('hex');

export interface Failure {
  /** What the viewer is told as well, so that one finds the other. */
  requestId: string;
  status: number;
  code: string;
  cause?: unknown;
}

/** One line a failure of ours, for people who look for it. */
export function logFailure({ requestId, status, code, cause }: Failure): void {
  log.error({ requestId, status, code, why: reasons(cause) });
}

/** Warnings of one kind in a minute: others can cause any number of them, and a log must not be filled from outside. */
export const WARNINGS_PER_MINUTE = 60;

const MINUTE_MS = 60_000;
const minutes = new Map<string, { endsAt: number; lines: number }>();

/** Whether the log takes one more line of this kind now. */
function hasRoomFor(code: string): boolean {
  const now = Date.now();
  const known = minutes.get(code);
  const minute = known && known.endsAt > now ? known : { endsAt: now + MINUTE_MS, lines: 0 };
  minute.lines += 1;
  minutes.set(code, minute);
  return minute.lines <= WARNINGS_PER_MINUTE;
}

/** One line of what is no failure of ours, but may become one; at most {@link WARNINGS_PER_MINUTE} of a kind. */
export function logWarning(code: string, facts: Readonly<Record<string, string>>): void {
  if (!hasRoomFor(code)) return;
  const safe = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, redact(fact)]));
  log.warn({ code, ...safe });
}

/** The sentences of an error and of what caused it. */
function reasons(cause: unknown): string[] {
  const said: string[] = [];
  for (let error = cause; error instanceof Error && said.length < 5; error = error.cause) {
    // What we did not expect is looked for by its place.
    const isExpected = error.name === 'PlatformError' || said.length > 0;
    said.push(redact(isExpected ? `${error.name}: ${error.message}` : (error.stack ?? error.message)));
  }
  return said;
}
