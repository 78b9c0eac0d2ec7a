import * as v from 'valibot';
import { TransactionWire, toTransaction } from '@/lib/platform/resources/commerce/wire';
import type * as environment from '@/lib/shared/env';

let hosts: string[] = [];
jest.mock('@/lib/shared/env', () => ({
  ...jest.requireActual<typeof environment>('@/lib/shared/env'),
  hostTable: () => ({ payment: hosts }),
}));

const transactionWith = (more: object) => {
  const wire = v.parse(TransactionWire, {
    transaction_id: 1,
    status: 'pending',
    status_description: '',
    amount: '1.00',
    paysystem_shortname: 'short_url',
    created_at: '',
    expires_at: '',
    ...more,
  });
  return toTransaction(wire, (amount) => ({ amount, format: null }));
};

describe('spec 3 §2 pay_iframe: the address of a frame', () => {
  test.each([
    ['https://pay.bank.example/1?frame=1', ['pay.bank.example'], true],
    ['https://pay.bank.example/1?frame=1', ['*.bank.example'], true],
    ['https://pay.bank.example/1?frame=1', [], false],
    ['https://evil.example/1', ['pay.bank.example'], false],
    ['javascript:alert(1)', ['pay.bank.example'], false],
    ['', ['pay.bank.example'], false],
    [null, ['pay.bank.example'], false],
  ])('%s with the hosts %j is used: %s', (url, listed, isUsed) => {
    hosts = listed;
    expect(transactionWith({ frame_url: url }).frameUrl).toBe(isUsed ? url : null);
  });
});

test.each([
  [
    'https://bank.example/1.png',
    undefined,
    { png: 'https://bank.example/1.png', svg: 'https://bank.example/1.png' },
  ],
  [
    'https://bank.example/1.png',
    'https://bank.example/1.svg',
    { png: 'https://bank.example/1.png', svg: 'https://bank.example/1.svg' },
  ],
  [undefined, undefined, null],
])('spec 3 §7 Payments: a QR code at %s, as a vector at %s', (qr_code_url, qr_svg_url, expected) => {
  expect(transactionWith({ qr_code_url, qr_svg_url }).qr).toEqual(expected);
});
