import { PlatformError } from '@/lib/shared/platform-error';
import type { ParentalAction } from './rules';

/** A call needs the PIN. 403, because the session machine would treat 401 as a bad token. */
export class PinRequired extends PlatformError {
  constructor(
    readonly action: ParentalAction,
    /**
     * The item that a PIN unlocks for the repeated call: `channel:3929`; null when it is not a single item.
     */
    readonly subject: string | null,
  ) {
    super('refused', 'the PIN is needed', { status: 403, code: 'pin_required' });
  }
}
