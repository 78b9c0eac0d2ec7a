import { PlatformError } from '@/lib/shared/platform-error';
import type { ParentalAction } from './rules';

/** Something waits for the PIN. 403, because 401 would make the session machine doubt the token. */
export class PinRequired extends PlatformError {
  constructor(
    readonly action: ParentalAction,
    /** What the PIN opens for the moment of asking again: `channel:3929`; null for what is no one thing. */
    readonly subject: string | null,
  ) {
    super('refused', 'the PIN is needed', { status: 403, code: 'pin_required' });
  }
}
