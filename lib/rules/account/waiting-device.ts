import * as v from 'valibot';
import { DEVICE_KINDS } from './device-kind';

/** Digits of the code on the screen of a device (docs/SESSION.md). */
export const DEVICE_CODE_LENGTH = 9;

/** A code on the screen of a television, in a picture. */
export const EXAMPLE_DEVICE_CODE = '480257936';

/** How many digits a code has, in an empty field: they must not look like one that was typed. */
export const NO_DEVICE_CODE = '0'.repeat(DEVICE_CODE_LENGTH);

/** `019-450-730`, also while it is typed. */
export function showDeviceCode(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1-');
}

/** What `POST /api/session/tv/device` answers: enough to recognise the own device, and to distrust a foreign one. */
export const WaitingAnswer = v.object({
  kind: v.picklist(DEVICE_KINDS),
  about: v.string(),
  /** Its name in the language of the viewer; null: unknown. */
  country: v.nullable(v.string()),
  isSameNetwork: v.boolean(),
  /** Unix milliseconds. */
  at: v.nullable(v.number()),
});

export type WaitingAnswer = v.InferOutput<typeof WaitingAnswer>;
