import { sentOnce } from '@/lib/client/http/sent-once';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';

const answer = (status: number, code: string) =>
  errorFromBody(status, { error: { message: 'no' }, error_code: code });
const lost = new PlatformError('unavailable', 'no answer');

/** Sends it once; the key that was sent. `failure` null is an answer. */
async function press(requests: ReturnType<typeof sentOnce>, failure: Error | null, content = 'one') {
  const request = jest.fn(async (_attempt: string) => {
    if (failure) throw failure;
    return 'done';
  });
  const sent = requests.send(content, request);
  if (failure) await expect(sent).rejects.toBe(failure);
  else expect(await sent).toBe('done');
  return request.mock.calls[0]?.[0];
}

test.each<[string, Error]>([
  ['a lost answer', lost],
  ['5xx', answer(502, 'unavailable')],
  ['429', answer(429, 'throttled')],
  ['a request that is still under way', answer(409, 'conflict')],
  ['a question for the PIN', answer(403, 'pin_required')],
  ['a question for a login', answer(401, 'session_required')],
])('the same request has the same key after %s', async (_, failure) => {
  const requests = sentOnce();
  const first = await press(requests, lost);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(await press(requests, failure)).toBe(first);
  expect(await press(requests, null)).toBe(first);
});

test.each<[string, Error | null]>([
  ['it was done', null],
  ['400', answer(400, 'invalid')],
  ['403', answer(403, 'permission_denied')],
  ['404', answer(404, 'not_found')],
])('after an answer (%s) the same request has a key of its own', async (_, outcome) => {
  const requests = sentOnce();
  const first = await press(requests, outcome);
  expect(await press(requests, null)).not.toBe(first);
});

test('another content has another key, and so has each request after it was forgotten', async () => {
  const requests = sentOnce();
  const first = await press(requests, lost);
  const second = await press(requests, lost, 'two');
  expect(second).not.toBe(first);
  requests.forget();
  expect(await press(requests, null, 'two')).not.toBe(second);
});
