import type { Money } from '@/lib/shared/money';
import type { Transaction } from './product';

/** A line of everything that the viewer paid or got back. */
export interface PaidLine {
  /** Of the payment or the booking: the number of its receipt. */
  id: string;
  /**
   * `payment`: has a state of its own; `charge`: paid from the balance; `refund`: returned to the balance; `returned`:
   * returned to the card.
   */
  kind: 'payment' | 'charge' | 'refund' | 'returned';
  title: string | null;
  amount: Money;
  /** Milliseconds. */
  createdAt: number;
  /** Of a payment. */
  status: Transaction['status'] | null;
  /** Words of the platform about the state. */
  note: string;
}
