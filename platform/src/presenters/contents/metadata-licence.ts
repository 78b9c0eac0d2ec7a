import { type Static, Type } from 'typebox';
import { licenceColor, timeLeft } from '../../domain/licence.ts';
import { translate } from '../../http/messages/translate.ts';
import { Wire } from '../schema.ts';
import type { View } from '../view.ts';

/** Spec 2 §3 `user_license_info`. */
export const UserLicence = Wire({ text: Type.String(), color: Type.String() });

const words = {
  days: 'licence_left_days',
  hours: 'licence_left_hours',
  minutes: 'licence_left_minutes',
} as const;

/** The remaining time of a licence. */
export function userLicence(endAt: Date, nowMs: number, { locale }: View): Static<typeof UserLicence> {
  const { unit, count } = timeLeft(endAt.getTime(), nowMs);
  return {
    text: translate(locale, { key: words[unit], params: { count } }),
    color: licenceColor(endAt.getTime(), nowMs),
  };
}
