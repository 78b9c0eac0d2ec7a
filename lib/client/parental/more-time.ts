import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { PlatformError } from '@/lib/shared/platform-error';
import { askPin } from './ask-pin';

/**
 * A parent gives the child of this device 30 minutes more, with the PIN where there is one. False when it was not
 * entered.
 * @throws PlatformError
 */
export async function askForMoreTime(): Promise<boolean> {
  try {
    await giveMore();
    return true;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'pin_required') throw error;
    return askPin({ action: 'more_time', enter: (pin) => giveMore(pin) });
  }
}

async function giveMore(pin?: string): Promise<void> {
  await callSession('POST', '/screen-time', v.unknown(), pin === undefined ? {} : { pin });
}
