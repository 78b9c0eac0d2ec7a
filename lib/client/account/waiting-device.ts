import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { WaitingAnswer } from '@/lib/rules/account/waiting-device';

/** Calls of the viewer who allows the login of another device. Both throw PlatformError. */

export function findDevice(code: string): Promise<WaitingAnswer> {
  return callSession('POST', '/tv/device', WaitingAnswer, { code });
}

export async function answerDevice(code: string, isAllowed: boolean): Promise<void> {
  await callSession('POST', '/tv/answer', v.unknown(), { code, isAllowed });
}
