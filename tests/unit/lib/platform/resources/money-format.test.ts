import { type Call, readAnswer } from '@/lib/platform/http/transport';
import { getAccount, getMoneyFormat } from '@/lib/platform/resources/account';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { getProvider, getSeller } from '@/lib/platform/resources/providers';

let currency: object | null = null;
const answerOf = (path: string) => {
  const provider = { name: 'P', currency };
  if (path === '/users/self/accounts') return [{ id: 1, amount: '5.00', is_payment_allowed: true }];
  if (path.startsWith('/providers/')) return { id: 1, ...provider };
  return { provider, accounts: [{ amount: '5.00', is_payment_allowed: true }] };
};
jest.mock('@/lib/platform/http/transport', () => ({
  ...jest.requireActual('@/lib/platform/http/transport'),
  send: async (call: Call<never>) => readAnswer(call, answerOf(call.path)),
}));
jest.mock('@/lib/platform/clients/public-read', () => ({
  readPublic: async (call: Call<never>) => readAnswer(call, answerOf(call.path)),
}));

const target = {} as Parameters<typeof getAccount>[0];
const reader = {} as Parameters<typeof getSeller>[0];

test.each([
  ['a format', { FORMAT: '{amount} ₸', UTF_NAME: 'T', ISO_CODE: 'KZT' }, '{amount} ₸'],
  ['a symbol alone', { UTF_NAME: '₸' }, '{amount} ₸'],
  ['nothing', {}, null],
  ['no currency', null, null],
])(
  'spec 1 §3: where the provider sends %s, all sums are written in the same way',
  async (_, sent, format) => {
    currency = sent;
    expect([
      await getMoneyFormat(target),
      (await getAccount(target)).balance?.format,
      (await getBuyerAccount(target)).balance.format,
      (await getSeller(reader, null)).moneyFormat,
      (await getProvider('p', reader)).moneyFormat,
    ]).toEqual([format, format, format, format, format]);
  },
);

test('an amount of another currency than that of the provider is written with its own', async () => {
  currency = { FORMAT: '{amount} ₸', UTF_NAME: '₸', ISO_CODE: 'KZT' };
  const { money } = await getBuyerAccount(target);
  const formats = [undefined, null, 'KZT', 'UZS'].map((iso) => money('5.00', iso).format);
  expect(formats).toEqual(['{amount} ₸', '{amount} ₸', '{amount} ₸', '{amount} UZS']);
  // A provider that does not name its own code.
  currency = { FORMAT: '{amount} ₸' };
  expect((await getBuyerAccount(target)).money('5.00', 'UZS').format).toBe('{amount} UZS');
});
