import { atom } from 'jotai/vanilla';
import { NO_PURCHASE, type PurchaseState } from '@/lib/rules/commerce/states';

/**
 * The purchase of this tab, for dialogs and for the header. A payment is in progress from `processing` on: `checking` and
 * `paused` are shown while their dialog is closed (`isShown`).
 */
export const purchaseAtom = atom<PurchaseState>(NO_PURCHASE);
