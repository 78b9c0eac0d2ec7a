import { hasBackTarget } from '@/lib/client/errors/back-target';
import { failureOf } from '@/lib/client/errors/failure';
import { errorSentence } from '@/lib/client/errors/sentence';
import { errorFromBody, PlatformError } from '@/lib/shared/platform-error';

const words = { error: 'Error', unavailable: 'Nobody answers' };
const textOf = (error: unknown) => errorSentence(failureOf(error), words);

describe('spec 1 §8 Generic handler', () => {
  test.each<[string, unknown, string]>([
    [
      'the server’s error.message',
      errorFromBody(400, { error: { message: 'Not today' }, detail: { email: ['is taken'] } }),
      'Not today',
    ],
    [
      'of a failure in our own server too',
      errorFromBody(503, { error: { message: 'Not now' }, detail: 'Not now' }),
      'Not now',
    ],
    [
      'or the detail map joined as "key: value"',
      errorFromBody(400, {
        error: { message: '' },
        detail: { email: ['is taken', 'is odd'], name: 'too long' },
      }),
      'email: is taken, is odd\nname: too long',
    ],
    [
      'a detail without keys is shown as it is',
      errorFromBody(400, { error: { message: '' }, detail: 'Gone' }),
      'detail: Gone',
    ],
    ['or "error" plus the status code', errorFromBody(502, null), 'Error 502'],
    ['an empty error response shows its status', errorFromBody(418, { error: { message: '' } }), 'Error 418'],
    [
      'an unreadable response shows its status',
      new PlatformError('garbled', 'a: wrong type', { status: 200 }),
      'Error 200',
    ],
    ['no response has no status', new PlatformError('unavailable', 'GET /x: no answer'), 'Nobody answers'],
    ['an error in our own code', new TypeError('x is undefined'), 'Nobody answers'],
  ])('%s', (_, error, sentence) => expect(textOf(error)).toBe(sentence));

  test('texts for the log are not shown', () =>
    expect(
      failureOf(new PlatformError('garbled', 'GET /users/self: id: wrong', { status: 200 })).sentence,
    ).toBeNull());

  test.each([
    ['/channels', false],
    ['/channels/all/taspa-1', false],
    ['/channel/3929', false],
    ['/contents/aina-12', false],
    ['/packets', false],
    ['/packets/81', false],
    ['/lk', false],
    ['/', false],
    ['/lk_parental', true],
    ['/movies', true],
    ['/row/new', true],
    ['/watch/aina-12', true],
    ['/promo', true],
    ['/contentsx', true],
  ])('a back target is added except on channel, contents, packets and lk pages: %s %s', (path, isAdded) =>
    expect(hasBackTarget(path)).toBe(isAdded),
  );
});
