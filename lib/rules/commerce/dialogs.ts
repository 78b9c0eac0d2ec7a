import type { BaseChoice, LinkedCard, Offer, Paysystem, Product, PurchaseWay, Transaction } from './product';

/**
 * The dialogs of a purchase: what each is opened with (`data`) and what it settles with (`result`). Closing one without a
 * result settles null. They decide nothing: they show and return what the viewer chose.
 */
export interface PaymentDialogs {
  /**
   * The last question before money moves. `isChanged`: the price has changed since it was shown. `paysystem`: what is paid
   * with; without it the balance.
   */
  pay_confirm: {
    data: { product: Product; offer: Offer; isChanged: boolean; paysystem?: Paysystem };
    result: true | { other: true };
  };
  /** How much is put on the balance. */
  refill: { data: { product: Product; amount: string | null }; result: { amount: string } };
  /** Chooses a period. */
  confirm_period: { data: { product: Product; ways: PurchaseWay[] }; result: { wayId: string } };
  /** The agreement of a packet (spec 3 §5). */
  pay_agreement: { data: { product: Product; url: string }; result: true };
  /** A base packet has to be chosen first. */
  quick_packets: { data: { product: Product; bases: BaseChoice[] }; result: { key: string } };
  /** Chooses a way to pay; the first is the preferred one. `note`: why the earlier one did not work. */
  paysystems: {
    data: { offer: Offer; paysystems: Paysystem[]; isChanged: boolean; note: string | null };
    result: { name: Paysystem['name'] };
  };
  /** Pays with a linked card; `other` returns to the ways to pay. */
  card: { data: { offer: Offer; cards: LinkedCard[] }; result: { cardId: number } | { other: true } };
  /** A new card, on the page of the bank: asks whether to keep it. */
  pay_card: { data: { offer: Offer }; result: { isCardSaved: boolean } | { other: true } };
  /**
   * Pays by phone. It asks for the number, and then for the code that was `sent` to it. `error`: the words about the last
   * try.
   */
  pay_phone_sms: {
    data: {
      offer: Offer;
      paysystem: Paysystem;
      sent: { transaction: Transaction; phone: string } | null;
      error: string | null;
    };
    result: { phone: string } | { code: string } | { resend: true } | { other: true };
  };
  /** Is paid on a page of the bank, or in an app. It stays open while the payment is checked. */
  pay_redirect: { data: { offer: Offer | null; transaction: Transaction }; result: { other: true } };
  /** The page of the bank in a frame, where that is enabled. `again`: the frame says that there is news. */
  pay_iframe: {
    data: { offer: Offer | null; transaction: Transaction; url: string };
    result: { again: true } | { other: true };
  };
  pay_qr: { data: { offer: Offer | null; transaction: Transaction }; result: { other: true } };
  /** The way to pay had no money: another one may, or the balance is refilled first. */
  nofunds: { data: { offer: Offer; message: string | null }; result: { other: true } | { refill: true } };
  /**
   * The state of a payment. `sending`: waiting for the answer of the server; `unsure`: no answer came, and `again` asks
   * once more; `checking`: the bank has not decided; `slow`: the bank takes longer than this page waits; `complete` and
   * `owned`: the viewer can start to watch; `error`: a message of the platform.
   */
  pay_transaction: {
    data: {
      state: 'sending' | 'unsure' | 'checking' | 'slow' | 'complete' | 'owned' | 'error';
      title: string;
      message: string | null;
      /** A title that can be watched now. */
      canWatch: boolean;
      /** Milliseconds: nothing was paid, because it begins then. */
      plannedAt: number | null;
    };
    result: { again: true } | { watch: true };
  };
  /** A way that is paid elsewhere (info, provider_account): what to do there, with the account and contacts. */
  pay_info: { data: { offer: Offer; paysystem: Paysystem }; result: { other: true } };
}

export type PaymentDialogId = keyof PaymentDialogs;

/** A dialog with its data, as the machine asks for it. */
export type PaymentDialog = {
  [Id in PaymentDialogId]: { id: Id; data: PaymentDialogs[Id]['data'] };
}[PaymentDialogId];
