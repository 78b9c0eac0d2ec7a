import * as v from 'valibot';
import { PARENTAL_ACTIONS } from '@/lib/rules/parental/rules';
import type { PinQuestion } from './ask-pin';

const Question = v.object({
  action: v.picklist(PARENTAL_ACTIONS),
  subject: v.optional(v.string()),
  title: v.optional(v.string()),
  enter: v.optional(v.custom<NonNullable<PinQuestion['enter']>>((value) => typeof value === 'function')),
});

/** What the dialog was asked with; an address alone brings nothing, and then it opens the settings. */
export function readPinQuestion(data: unknown): PinQuestion {
  const parsed = v.safeParse(Question, data);
  return parsed.success ? parsed.output : { action: 'settings' };
}
