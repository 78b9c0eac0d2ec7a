import type { PaymentDialog } from './dialogs';
import type { Offer, Paysystem, PaysystemName, Transaction } from './product';
import type { Deal } from './states';

/** What a way to pay does first (spec 3 §4 Direct flow, Offer flow). */
export type Branch =
  /** Needs something from the viewer. */
  | 'card'
  | 'newCard'
  | 'phone'
  /** Only explains where to pay. */
  | 'words'
  /** A transaction is created at once. */
  | 'pay';

const BRANCHES: Record<PaysystemName, Branch> = {
  ext_app: 'pay',
  qrcode: 'pay',
  qrcode_png: 'pay',
  short_url: 'newCard',
  linkedcard: 'card',
  phone: 'phone',
  phone_sms: 'phone',
  provider_account: 'words',
  info: 'words',
};

/** Without a linked card the card branch pays on the page of the bank, which is the same as a new card. */
export function branchOf(name: PaysystemName, { cards }: Offer): Branch {
  return name === 'linkedcard' && cards.length === 0 ? 'newCard' : BRANCHES[name];
}

/** Spec 3 §4 Direct flow: AlmaTV and mbank confirm where others show the picture or the page of the bank at once. */
export const isConfirmedFirst = (name: PaysystemName, offer: Offer): boolean =>
  offer.isConfirmedFirst && (name === 'qrcode_png' || branchOf(name, offer) === 'newCard');

/**
 * Spec 3 §4 Offer flow: the preferred way to pay comes first, which is the one that was used last. A new card that was kept is
 * a linked card now.
 */
export function preferredFirst(offer: Offer, remembered: PaysystemName | null): Offer {
  const { paysystems, cards } = offer;
  const isLinkedNow =
    remembered === 'short_url' && cards.length > 0 && paysystems.some(({ name }) => name === 'linkedcard');
  const wanted = isLinkedNow ? 'linkedcard' : remembered;
  return {
    ...offer,
    paysystems: [...paysystems].sort((a, b) => Number(b.name === wanted) - Number(a.name === wanted)),
  };
}

export function paysystemOf({ paysystems }: Offer, name: PaysystemName): Paysystem | null {
  return paysystems.find((one) => one.name === name) ?? null;
}

/** The dialog in which a way to pay gets what it needs; null when it needs nothing. */
export function detailsDialog(deal: Deal, paysystem: Paysystem, error: string | null): PaymentDialog | null {
  const { offer } = deal;
  switch (branchOf(paysystem.name, offer)) {
    case 'card':
      return { id: 'card', data: { offer, cards: offer.cards } };
    case 'newCard':
      return { id: 'pay_card', data: { offer } };
    case 'phone':
      return { id: 'pay_phone_sms', data: { offer, paysystem, sent: null, error } };
    case 'words':
      return { id: 'pay_info', data: { offer, paysystem } };
    case 'pay':
      return null;
  }
}

/** The dialog that stays open while a payment is checked. `canFrame`: this document may show the page of a bank. */
export function openDialog(
  transaction: Transaction,
  deal: Deal | null,
  { canFrame }: { canFrame: boolean },
): PaymentDialog {
  const offer = deal?.offer ?? null;
  const { frameUrl: url } = transaction;
  // Spec 3 §2: only when iframe payment is enabled, by the platform for the way to pay and by us for the host.
  if (canFrame && url && offer?.paysystems.some((one) => one.hasFrame && one.name === transaction.paysystem))
    return { id: 'pay_iframe', data: { offer, transaction, url } };
  if (/^qrcode/.test(transaction.paysystem)) return { id: 'pay_qr', data: { offer, transaction } };
  if (transaction.url && /^(short_url|ext_app)$/.test(transaction.paysystem))
    return { id: 'pay_redirect', data: { offer, transaction } };
  return {
    id: 'pay_transaction',
    data: {
      state: 'checking',
      title: offer?.title ?? '',
      message: transaction.description,
      canWatch: false,
      plannedAt: null,
    },
  };
}

/**
 * Spec 3 §2 Modal shell: closing pay_qr or pay_redirect stops the checking; so does closing the frame. A charge that was sent
 * to a bank is checked on without its dialog.
 */
export const stopsWhenClosed = (transaction: Transaction): boolean =>
  openDialog(transaction, null, { canFrame: false }).id !== 'pay_transaction';
