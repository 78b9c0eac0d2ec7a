import * as v from 'valibot';
import { TransactionWire, toTransaction } from '@/lib/platform/resources/commerce/wire';
import type * as environment from '@/lib/shared/env';

let hosts: string[] = [];
jest.mock('@/lib/shared/env', () => ({
  ...jest.requireActual<typeof environment>('@/lib/shared/env'),
  hostTable: () => ({ payment: hosts }),
}));

const frameUrlOf = (frame_url: string | null) => {
  const wire = v.parse(TransactionWire, {
    transaction_id: 1,
    status: 'pending',
    status_description: '',
    amount: '1.00',
    frame_url,
    paysystem_shortname: 'short_url',
    created_at: '',
    expires_at: '',
  });
  return toTransaction(wire, (amount) => ({ amount, format: null })).frameUrl;
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
    expect(frameUrlOf(url)).toBe(isUsed ? url : null);
  });
});
