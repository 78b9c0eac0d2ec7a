import * as v from 'valibot';
import { isOwnPath } from '@/lib/rules/modals/address';
import { locales } from '@/lib/shared/i18n/locales';

const MAX_PATH_LENGTH = 1024;

/** The commands that a host app may send; anything else is ignored (quality S31). */
const Command = v.variant('command', [
  v.strictObject({ taspa: v.literal(1), command: v.literal('close') }),
  v.strictObject({ taspa: v.literal(1), command: v.literal('back') }),
  v.strictObject({
    taspa: v.literal(1),
    command: v.literal('open'),
    path: v.pipe(v.string(), v.maxLength(MAX_PATH_LENGTH), v.check(isOwnPath)),
  }),
  v.strictObject({ taspa: v.literal(1), command: v.literal('language'), language: v.picklist(locales) }),
]);

export type Command = v.InferOutput<typeof Command>;

/** Null when it is not one of our commands. */
export function readCommand(data: unknown): Command | null {
  const parsed = v.safeParse(Command, data);
  return parsed.success ? parsed.output : null;
}

/**
 * The messages to the host; none contains a secret. `transactionCompleted`: 1 when paid, 2 when not (spec 3
 * §4).
 */
export type News =
  | { taspa: 1; news: 'ready' }
  | { taspa: 1; news: 'closed' }
  | { taspa: 1; news: 'transactionCompleted'; transactionCompleted: 1 | 2 };
