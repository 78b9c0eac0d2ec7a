import { type Audience, isForChild } from '@/lib/shared/sites/audience';
import type { Context } from '@/lib/shared/sites/contexts';
import type { ModalId } from './address';

/** Codes open packets and move money (spec 3 §6). */
const FOR_ADULTS: readonly ModalId[] = ['promocode', 'promocode_wizard'];

/** The modals that may not open on a page: those of its surface, and for a child those of adults. */
export function closedModals({ closedModals }: Context, audience: Audience): readonly string[] {
  return isForChild(audience) ? [...closedModals, ...FOR_ADULTS] : closedModals;
}
