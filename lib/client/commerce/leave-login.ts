import { hasUserSession } from '@/lib/client/viewer/known';
import { isPurchaseStored } from './open-purchase';

/** The login was closed without a login: a purchase that waits for it ends, also one that waited before a reload. Browser only. */
export function leaveLogin(): void {
  if (hasUserSession() || !isPurchaseStored()) return;
  import('./run-purchase').then(
    ({ endAtLogin }) => endAtLogin(),
    // It ends when its time is over.
    () => {},
  );
}
