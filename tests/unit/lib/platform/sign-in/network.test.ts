import { send } from '@/lib/platform/http/transport';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { answerWith } from '@/tests/support/answer';

jest.mock('@/lib/platform/http/transport', () => ({ send: jest.fn() }));

const linkOf = async (lk_link: unknown) => {
  jest.mocked(send).mockImplementation(answerWith({ lk_link }) as typeof send);
  return (await getNetwork({} as Parameters<typeof getNetwork>[0])).accountLink;
};

describe('spec 3 §3 Network data: lk_link', () => {
  test('is the account on the site of the provider', async () => {
    expect(await linkOf({ label: 'Cabinet', url: 'https://alma.example/cabinet' })).toEqual({
      label: 'Cabinet',
      href: 'https://alma.example/cabinet',
    });
  });

  test.each([
    [null],
    [undefined],
    [{ label: 'Cabinet', url: 'javascript:alert(1)' }],
    [{ label: 'Cabinet', url: '' }],
  ])('%j is no link', async (link) => expect(await linkOf(link)).toBeNull());
});
