import type { ParentalAction } from '@/lib/rules/parental/rules';
import { PlatformError } from '@/lib/shared/platform-error';
import { askPin } from './ask-pin';

/** The viewer closed the question for the PIN. */
export const PIN_CLOSED = new Error('the question for the PIN was closed');

/** Makes a call; where the server wants the PIN first, asks for it and repeats the call once. @throws PIN_CLOSED */
export async function withPin<T>(action: ParentalAction, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'pin_required') throw error;
    if (!(await askPin({ action }))) throw PIN_CLOSED;
    return call();
  }
}

/** Ignores the error when the viewer has closed the PIN dialog: nothing failed, and nothing was done. */
export async function unlessPinClosed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error !== PIN_CLOSED) throw error;
  }
}
