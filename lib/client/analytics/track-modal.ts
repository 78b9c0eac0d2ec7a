import { trackedPath } from '@/lib/rules/analytics/path';
import type { ModalId } from '@/lib/rules/modals/address';
import { track } from './track';

/** Which dialog opened, and over which page; never what is in it. */
export function trackModal(id: ModalId): void {
  track({ type: 'event', name: 'open_modal', path: trackedPath(location.pathname), item: id });
}
