import { type Static, Type } from 'typebox';

/** What an acquirer and the platform say to each other (docs/GATEWAYS.md). `order` is the number of a transaction. */

const Order = Type.String({ pattern: '^[0-9]{1,10}$' });
const Amount = Type.String({ pattern: '^[0-9]{1,8}\\.[0-9]{2}$' });
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

const BankCard = Type.Object({
  last_digits: Type.String({ pattern: '^[0-9]{4}$' }),
  token: Type.String({ minLength: 1, maxLength: 200 }),
  expires: Type.Optional(Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' })),
});

const reasons = ['declined', 'no_money', 'legal', 'cancelled'] as const;

/** The webhook: how a payment ended. */
export const Notice = Type.Object({
  type: Type.Enum(['paid', 'failed']),
  order: Order,
  amount: Amount,
  currency: Currency,
  reason: Type.Optional(Type.Enum(reasons)),
  card: Type.Optional(BankCard),
});
export type Notice = Static<typeof Notice>;

/** The answer to a new payment. */
export const Created = Type.Object({ page_url: Type.String({ pattern: '^https?://' }) });

/** The answer to a charge without a page. */
export const Charged = Type.Object({
  status: Type.Enum(['paid', 'failed']),
  reason: Type.Optional(Type.Enum(reasons)),
});

/** A line of the bank's books. */
export const Booked = Type.Object({
  order: Order,
  amount: Amount,
  currency: Currency,
  status: Type.Enum(['created', 'paid', 'failed']),
  refunded: Type.Boolean(),
});
export type Booked = Static<typeof Booked>;
export const Books = Type.Object({ payments: Type.Array(Booked), next: Type.Union([Order, Type.Null()]) });
