import * as v from 'valibot';
import { callSession, changeSession } from '@/lib/client/http/call-session';
import { PARENTAL_ACTIONS, type ParentalAction } from '@/lib/rules/parental/rules';
import { isCertainRefusal } from '@/lib/shared/platform-error';
import type { PinQuestion } from './ask-pin';

/**
 * Calls of the browser about parental control; the PIN is compared on the server and never sent to the
 * browser. All throw PlatformError.
 */

const Dialogue = v.object({
  icon: v.nullish(v.string(), null),
  title: v.string(),
  message: v.string(),
  buttons: v.array(v.object({ label: v.string(), action: v.string(), isPrimary: v.boolean() })),
});

const perAction = <Schema extends v.GenericSchema>(schema: Schema) =>
  Object.fromEntries(PARENTAL_ACTIONS.map((action) => [action, schema])) as Record<ParentalAction, Schema>;

const Parental = v.object({
  status: v.picklist(['set', 'notset', 'ignore']),
  dialogue: v.nullable(Dialogue),
  settings: v.object({ ...perAction(v.union([v.boolean(), v.number()])), duration: v.number() }),
  /** Whether the PIN is required now. */
  needs: v.object(perAction(v.boolean())),
  /** Whether these settings themselves need the PIN now; no switch turns that off. */
  isLocked: v.boolean(),
  /** The durations to choose from; present in reads, absent in changes. */
  durations: v.optional(v.array(v.object({ duration: v.number(), name: v.string() }))),
});

export type Parental = v.InferOutput<typeof Parental>;
export type ParentalDialogue = v.InferOutput<typeof Dialogue>;
export type ParentalChange = Partial<Record<ParentalAction, boolean> & { duration: number }>;

/** The dialogue of the platform that a dialog was opened with. */
export function readDialogue(data: unknown): ParentalDialogue | null {
  const parsed = v.safeParse(Dialogue, data);
  return parsed.success ? parsed.output : null;
}

export function loadParental(): Promise<Parental> {
  return callSession('GET', '/parental', Parental);
}

/** Absent settings stay unchanged; fails with `pin_required` when the PIN has to be entered first. */
export function changeParental(settings: ParentalChange): Promise<Parental> {
  return callSession('PATCH', '/parental', Parental, { settings });
}

/** A correct PIN unlocks its action; a remembered one lasts as long as the settings say. */
export async function enterPin(pin: string, question: PinQuestion, isRemembered: boolean): Promise<void> {
  const { action, subject, enter } = question;
  if (enter) return enter(pin, isRemembered);
  await changeSession('POST', '/pin', v.unknown(), { pin, action, subject, isRemembered });
}

/** Spec 3 §4: the PIN by SMS, to the phone of the account. */
export async function sendPin(): Promise<void> {
  await callSession('POST', '/pin/sms', v.unknown(), {});
}

/** What a call is refused with that has set the PIN before: there is one, or the former one is wrong. */
const SET_BEFORE = ['pin_is_set', 'error_wrong_code'];

/**
 * Sets the PIN, or changes it with the current one (spec 1 §5).
 * @param isRepeated the answer to the same call was lost, so this may be the PIN by now
 */
export async function savePin(pin: string, current: string | null, isRepeated = false): Promise<void> {
  try {
    await changeSession('PUT', '/pin', v.unknown(), current === null ? { pin } : { pin, current });
  } catch (error) {
    if (!isRepeated || !isCertainRefusal(error) || !SET_BEFORE.includes(error.code ?? '')) throw error;
    await enterPin(pin, { action: 'settings' }, true).catch(() => {
      throw error;
    });
  }
}

/** Spec 1 §4: the user wants no PIN and is not asked again. */
export async function declinePin(): Promise<void> {
  await callSession('PATCH', '/parental', v.unknown(), { status: 'ignore' });
}
