import type { PurchaseSubject } from '@/lib/rules/commerce/subject';
import { refreshOwned } from './refresh-owned';

const listeners = new Set<(subject: PurchaseSubject) => void>();

/** Calls back in the tabs that buy, too. */
export function onBoughtElsewhere(listener: (subject: PurchaseSubject) => void): void {
  listeners.add(listener);
}

/** Another tab has made a purchase: reads the viewer's data on this page again, even if nothing was bought here. */
export function receiveBought(subject: PurchaseSubject): void {
  refreshOwned();
  for (const listener of listeners) listener(subject);
}
