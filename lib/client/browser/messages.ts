import * as v from 'valibot';
import { isOwnPath } from '@/lib/rules/modals/address';
import { locales } from '@/lib/shared/i18n/locales';

const MAX_PATH_LENGTH = 1024;

/** What the app around may order; anything else is not heard (quality S31). */
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

/** Null for whatever is no command of ours. */
export function readCommand(data: unknown): Command | null {
  const parsed = v.safeParse(Command, data);
  return parsed.success ? parsed.output : null;
}

/** What it is told: nothing of it is secret. `transactionCompleted`: 1 if it was paid, 2 if not (spec 3 §4). */
export type News =
  | { taspa: 1; news: 'ready' }
  | { taspa: 1; news: 'closed' }
  | { taspa: 1; news: 'transactionCompleted'; transactionCompleted: 1 | 2 };
