import type { PaymentDialog } from './dialogs';
import type { OrderItem } from './order-item';
import type { Offer, PaysystemName, Product, Transaction } from './product';
import type { AfterPurchase, PurchaseOutcome, PurchaseSubject } from './subject';

export interface Order {
  subject: PurchaseSubject;
  after: AfterPurchase | null;
  item: OrderItem;
  /** What follows it. */
  rest: OrderItem[];
  /** The user who began it; for another user the purchase starts again from its first item. */
  buyerId?: number;
  /** Somebody has logged in since, and the server has not said yet who it is. */
  isAfterLogin?: true;
  /** It was stored in this tab, and the server has not said yet whether it belongs to the user of now. */
  isResumed?: true;
  /** The viewer asks for what is resumed: waits for it, or was told that the server has not answered. */
  awaited?: 'quietly' | 'told';
  /** Earlier payments for this item in another way, the newest last: they may still be paid. */
  earlier: number[];
  /** The newest earlier payment: a viewer who turns back can still pay it. */
  open?: Transaction;
  /** Earlier payments that only top up the balance. */
  topUps?: number[];
}

/** One attempt to pay: repeating it with its key pays once (Idempotency-Key). */
export interface Payment {
  attempt: string;
  by: 'balance' | PaysystemName;
  item: OrderItem;
  offerId: string | null;
  /** The user to whom the terms were shown; another user who logs in before it is sent again is not charged. */
  buyerId: number;
  wayId: string | null;
  /** The terms that the viewer saw and agreed to: a condition, never a price. */
  version: number;
  /** The same for the direct flow, which has no versions. */
  shown: string;
  /** The page of this site to which a bank returns. */
  returnPath: string;
  cardId: number | null;
  phone: string | null;
  isCardSaved: boolean;
}

/** The product and its terms as far as they are known. */
export interface Deal {
  order: Order;
  product: Product;
  offer: Offer;
}

/** A payment whose result is unknown, and the item it pays for. */
interface Unsettled {
  deal: Deal;
  payment: Payment;
}

/** A started payment, with the item it pays for as far as it is known. */
export interface OpenPayment {
  order: Order;
  deal: Deal | null;
  transaction: Transaction;
  /** Set for a payment by phone: if its transaction is still open, the viewer is asked for the code. */
  payment?: Payment | undefined;
}

export type PurchaseState =
  | { at: 'idle' }
  /** A guest logs in (authAfterBuy). `unsettled`: a payment that may have been executed before the session ended. */
  | { at: 'login'; order: Order; unsettled: Unsettled | null }
  /** `isAfterPayment`: what comes before it in the chain, or the money for it, was paid just now. */
  | { at: 'preparing'; order: Order; isAfterPayment?: boolean }
  | { at: 'pin'; order: Order; product: Product }
  | { at: 'base'; order: Order; product: Product }
  | { at: 'agreement'; order: Order; product: Product }
  | { at: 'period'; order: Order; product: Product }
  /** How much is to be put on the balance. */
  | { at: 'amount'; order: Order; product: Product }
  | {
      at: 'offering';
      order: Order;
      product: Product;
      wayId: string | null;
      isChanged: boolean;
      isAfterPayment?: boolean;
    }
  | ({ at: 'confirm'; isChanged: boolean; by: Payment['by'] } & Deal)
  | ({ at: 'method'; isChanged: boolean; note: string | null } & Deal)
  /** What a way to pay needs to know: a card, a phone, words to be read. */
  | ({ at: 'details'; by: PaysystemName; note: string | null } & Deal)
  | ({ at: 'nofunds'; message: string | null } & Deal)
  /** The payment needs the PIN. `mayBeMade`: it was sent before, and its answer was lost. */
  | ({ at: 'payPin'; payment: Payment; mayBeMade: boolean } & Deal)
  /** The server was asked to charge. `sent`: how often. `isHidden`: its dialog was closed meanwhile. */
  | ({ at: 'processing'; payment: Payment; sent: number; isHidden?: boolean } & Deal)
  /** No answer came: the viewer decides when to send the same payment again. */
  | ({ at: 'unsure'; payment: Payment; isShown: boolean } & Deal)
  /** The code of a payment by phone. */
  | ({ at: 'code'; payment: Payment; transaction: Transaction; note: string | null } & Deal)
  | ({
      at: 'submittingCode';
      payment: Payment;
      transaction: Transaction;
      code: string;
      attempt: string;
      sent: number;
      isHidden?: boolean;
    } & Deal)
  /** Checked every 5 s. `since`: when this checking began. */
  | ({ at: 'checking'; since: number; isShown: boolean } & OpenPayment)
  /** A payment is open, but no dialog waits for it: the dialog was closed, or the checking took too long. */
  | ({ at: 'paused'; isSlow: boolean; isShown: boolean } & OpenPayment)
  | { at: 'done'; outcome: PurchaseOutcome; after: AfterPurchase | null };

export const NO_PURCHASE: PurchaseState = { at: 'idle' };

type PurchaseAt = PurchaseState['at'];
export type StateAt<At extends PurchaseAt> = Extract<PurchaseState, { at: At }>;

/** A refusal of the server: its code, and words for the viewer. */
export interface Refusal {
  status: number;
  code: string | null;
  message: string | null;
}

export type PurchaseEvent =
  /** Somebody buys. */
  | { type: 'start'; subject: PurchaseSubject; after: AfterPurchase | null; isUser: boolean }
  /** After a reload: the purchase as it was stored. */
  | { type: 'resume'; state: PurchaseState }
  /** A return from the bank: the payment it was about. */
  | { type: 'returned'; order: Order; transaction: Transaction }
  /** The viewer logged out, or is another one now. */
  | { type: 'viewerLeft' }
  | { type: 'prepared'; product: Product }
  | { type: 'pinEntered' }
  | { type: 'offered'; offer: Offer }
  /** The result of a dialog. */
  | { type: 'answered'; answer: unknown }
  | { type: 'closed' }
  /** The balance paid; what was bought is there. */
  | { type: 'paid' }
  | { type: 'opened'; transaction: Transaction }
  | { type: 'checked'; transaction: Transaction }
  /** A check without a result: 504 (spec 3 §8), or no answer. `isOwn`: the server has said that the payment is this viewer's. */
  | { type: 'silent'; isOwn?: true }
  /** A check that has not found the payment: it belongs to another user, or it has just begun. */
  | { type: 'unknown' }
  /** The server refused: nothing was charged. */
  | { type: 'refused'; refusal: Refusal }
  /** No answer came, or one that decides nothing, perhaps with words: it may or may not have happened. */
  | { type: 'lost'; message?: string | null }
  /** The viewer looks at an open payment again, from the header. */
  | { type: 'show' }
  /** The page is looked at again: an open payment is checked once. */
  | { type: 'look' }
  /** The device has a connection again. */
  | { type: 'online' }
  /** Another tab has bought the same. */
  | { type: 'boughtElsewhere' }
  /** The viewer has waited for some seconds. */
  | { type: 'late' };

export type PurchaseEffect =
  | { do: 'login' }
  | { do: 'prepare' }
  | { do: 'askPin' }
  | { do: 'offer' }
  | { do: 'ask'; dialog: PaymentDialog }
  | { do: 'closeDialog' }
  /** Sends `late`. */
  | { do: 'callLate'; afterMs: number }
  | { do: 'pay'; afterMs: number }
  | { do: 'submitCode'; afterMs: number }
  /** `also`: a payment for the same that was left for this one. */
  | { do: 'check'; afterMs: number; id: number; also?: number }
  /** The generic handler of errors (spec 1 §8). */
  | { do: 'showRefusal'; refusal: Refusal }
  /** Rights and balance have changed: what is shown is read again, in all tabs. */
  | { do: 'refresh' }
  | { do: 'track'; event: 'offer_cancel' | 'payment_cancel' }
  /** Tells the app around us (account_mobile): 1 success, 2 error (spec 3 §4). */
  | { do: 'report'; result: 1 | 2 }
  /** Starts to play what was bought (startAfterBuy, playAfterId). */
  | { do: 'continue'; subject: PurchaseSubject; after: AfterPurchase | null }
  | { do: 'finish'; outcome: PurchaseOutcome };

/** What a step takes from outside: the time, and a key for a payment that it may begin. */
export interface StepInput {
  now: number;
  attempt: string;
  /** The page that the viewer sees. */
  path: string;
  /** The policy of this document allows frames of a bank. */
  canFrame: boolean;
  /** The way of the last payment in this browser. */
  remembered: PaysystemName | null;
}

export interface PurchaseStep {
  state: PurchaseState;
  effects: PurchaseEffect[];
}
