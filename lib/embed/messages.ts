import * as v from 'valibot';
import { locales } from '@/lib/i18n/locales';
import { isOwnPath } from '@/lib/modals/address';

const MAX_PATH_LENGTH = 1024;

/** What the app around may order; anything else is not heard (facts/quality.md S31). */
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

/** What it is told: nothing of it is secret. Spec 3 §4: transactionCompleted is 1 on success and 2 on error. */
export type News =
  | { taspa: 1; news: 'ready' }
  | { taspa: 1; news: 'closed' }
  | { taspa: 1; news: 'transactionCompleted'; transactionCompleted: 1 | 2 };
