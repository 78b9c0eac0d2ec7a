import { ApiError } from '../../http/errors.ts';
import type { Locale } from '../../http/locale.ts';

const PAGE = 100;

/** A payment in the books of the acquirer. */
export interface Row {
  order: string;
  amount: string;
  currency: string;
  title: string;
  /** Of the title. */
  language: Locale;
  /** Opens its page; empty for a charge without one. */
  key: string;
  status: 'created' | 'paid' | 'failed';
  refunded: boolean;
  card: string | null;
  returnUrl: string | null;
  notifyUrl: string;
}

/** The payments of the acquirer, in memory and outside of our database. */
export class Books {
  readonly #rows = new Map<string, Row>();

  /** @throws ApiError `not_found` */
  find(order: string): Row {
    const row = this.#rows.get(order);
    if (!row) throw new ApiError('not_found');
    return row;
  }

  /**
   * The first request for an order counts; a repeated one finds it.
   * @throws ApiError `conflict` when the repeated one has another sum
   */
  enter(row: Omit<Row, 'refunded' | 'card'>): Row {
    const found = this.#rows.get(row.order) ?? { ...row, refunded: false, card: null };
    if (found.amount !== row.amount || found.currency !== row.currency) throw new ApiError('conflict');
    this.#rows.set(row.order, found);
    return found;
  }

  /** A page of the books after an order, and the order after which the next one begins; null at the end. */
  pageAfter(after: string): { rows: Row[]; next: string | null } {
    const rows = [...this.#rows.values()]
      .filter(({ order }) => Number(order) > Number(after))
      .sort((a, b) => Number(a.order) - Number(b.order))
      .slice(0, PAGE);
    return { rows, next: rows.length === PAGE ? (rows.at(-1)?.order ?? null) : null };
  }
}
