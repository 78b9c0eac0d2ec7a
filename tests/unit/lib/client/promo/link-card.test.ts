import { callSession } from '@/lib/client/http/call-session';
import { linkCard } from '@/lib/client/promo/calls';
import { PlatformError } from '@/lib/shared/platform-error';

jest.mock('@/lib/client/http/call-session');

const linked = { id: 1, url: 'https://bank.test' };
const refused = (status: number, code: string) => new PlatformError('refused', code, { status, code });
const lost = new PlatformError('unavailable', 'no answer');

/** Presses the button once; the key that was sent. */
async function press(failure: Error | null): Promise<string> {
  if (failure) jest.mocked(callSession).mockRejectedValueOnce(failure);
  else jest.mocked(callSession).mockResolvedValueOnce(linked);
  await linkCard().catch(() => null);
  const [, , , body] = jest.mocked(callSession).mock.calls.at(-1) ?? [];
  return (body as { attempt: string }).attempt;
}

test.each<[string, Error]>([
  ['a lost answer', lost],
  ['a request that is still under way', refused(409, 'conflict')],
])('spec 3 §4 Promo wizard: after %s the card is linked with the same key', async (_, failure) => {
  const first = await press(failure);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await press(null)).toBe(first);
  expect(await press(null)).not.toBe(first);
});

test.each<[string, Error]>([
  ['the PIN', refused(403, 'pin_required')],
  ['the limit', refused(429, 'throttled')],
])(
  'spec 3 §4 Promo wizard: what asked for %s in between says nothing about the lost answer',
  async (_, between) => {
    const first = await press(lost);
    expect(await press(between)).toBe(first);
    expect(await press(null)).toBe(first);
  },
);

test('spec 3 §4 Promo wizard: after a refusal the next link has a key of its own', async () => {
  const first = await press(refused(400, 'invalid'));
  expect(await press(null)).not.toBe(first);
});
