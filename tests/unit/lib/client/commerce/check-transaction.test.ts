import { checkTransaction } from '@/lib/client/commerce/calls';
import { callCommerce } from '@/lib/client/http/call-session';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';

jest.mock('@/lib/client/http/call-session');

const said = (status: number, code: string) =>
  errorFromBody(status, { error: { message: 'words' }, error_code: code });

test.each([
  ['its bank has not answered', said(504, 'timeout'), 'silent'],
  ['it is not found', said(404, 'not_found'), 'unknown'],
  ['our server is away', said(503, 'unavailable'), null],
  ['something in between has no answer', errorFromBody(504, null), null],
  ['nothing answers', new PlatformError('unavailable', 'no answer'), null],
])('spec 3 §8, a check of a payment: %s', async (_, error, answer) => {
  jest.mocked(callCommerce).mockRejectedValue(error);
  expect(await checkTransaction(5)).toBe(answer);
});
