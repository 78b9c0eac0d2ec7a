import * as v from 'valibot';
import { PARENTAL_ACTIONS } from '@/lib/rules/parental/rules';
import type { PinQuestion } from './ask-pin';

const Question = v.object({
  action: v.picklist([...PARENTAL_ACTIONS, 'more_time']),
  subject: v.optional(v.string()),
  title: v.optional(v.string()),
  enter: v.optional(v.custom<NonNullable<PinQuestion['enter']>>((value) => typeof value === 'function')),
});

/**
 * The question that the dialog was opened with; an address alone has none, and then the dialog opens the
 * settings.
 */
export function readPinQuestion(data: unknown): PinQuestion {
  const parsed = v.safeParse(Question, data);
  return parsed.success ? parsed.output : { action: 'settings' };
}
