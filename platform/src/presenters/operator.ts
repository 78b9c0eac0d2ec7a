import { type Static, Type } from 'typebox';
import { Money } from './schema.ts';

const text = Type.String();

/** wire 2.12; the shapes are those of the spec. */
export const CityWire = Type.Object({ id: Type.Integer(), name: text });

/** `user_id` is the caller's own: set_address sends all four back. */
export const AddressWire = Type.Object({
  address_id: Type.Integer(),
  address: text,
  provider_id: Type.Integer(),
  user_id: Type.Integer(),
});

export const StatusBlockWire = Type.Object({
  balance: Money,
  username: text,
  amount: Money,
  status: Type.Union([Type.Literal(-2), Type.Literal(-1), Type.Literal(0)]),
  message_detail: text,
});

/** A user without a contract has no debt. */
export const NO_CONTRACT: Static<typeof StatusBlockWire> = {
  balance: '0.00',
  username: '',
  amount: '0.00',
  status: 0,
  message_detail: '',
};
