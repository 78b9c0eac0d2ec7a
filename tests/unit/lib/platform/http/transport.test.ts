import nock from 'nock';
import * as v from 'valibot';
import { CALL_TIMEOUT_MS, READ_RETRIES, send } from '@/lib/platform/http/transport';
import { PlatformError } from '@/lib/shared/platform-error';

const base = 'http://platform.test/v2';
const target = { base, headers: { 'accept-language': 'kk' } };
const schema = v.object({ id: v.number() });

beforeAll(() => nock.disableNetConnect());
afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});
afterAll(() => nock.restore());

async function failure(promise: Promise<unknown>): Promise<PlatformError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformError);
  return error as PlatformError;
}

test('reads the fields of the schema and drops the others', async () => {
  nock(base, { reqheaders: { 'accept-language': 'kk' } })
    .get('/x')
    .query({ a: '1' })
    .reply(200, { id: 1, other: 2 });
  await expect(send({ path: '/x', query: { a: 1, b: null }, schema }, target)).resolves.toEqual({ id: 1 });
});

describe('spec 1 §8: errors of the platform keep status, code and the text for the viewer', () => {
  test.each([
    [401, 'authentication_failed', 'refused'],
    [402, 'payment_required', 'refused'],
    [403, 'permission_denied', 'refused'],
    [404, 'not_found', 'refused'],
    [451, 'unavailable_for_legal_reasons', 'refused'],
  ])('%d %s', async (status, code, kind) => {
    nock(base)
      .get('/x')
      .reply(status, { error: { message: 'Сөз' }, status_code: status, detail: 'Сөз', error_code: code });
    const error = await failure(send({ path: '/x', schema }, target));
    expect(error).toMatchObject({ status, code, kind, message: 'Сөз', detail: { detail: ['Сөз'] } });
  });

  test('field errors keep their fields (wire 1.6)', async () => {
    nock(base)
      .post('/users')
      .reply(400, { error: { message: '{}' }, status_code: 400, detail: { email: ['taken'] } });
    const error = await failure(send({ method: 'POST', path: '/users', body: {}, schema }, target));
    expect(error.detail).toEqual({ email: ['taken'] });
  });
});

describe('quality S34: an error names its call without the id of the device, which is its secret', () => {
  const id = 'id-of-a-device';
  const path = `/users/self/devices/${id}`;

  test('when nothing answers', async () => {
    nock(base).delete(path).replyWithError('connection lost');
    const error = await failure(send({ method: 'DELETE', path, schema }, target));
    expect(error.message).toBe('DELETE /users/self/devices/[…]: no answer');
  });

  test('when the answer is garbled', async () => {
    nock(base).patch(path).reply(200, { id: 'x' });
    const error = await failure(send({ method: 'PATCH', path, schema }, target));
    expect(error.message).toContain('PATCH /users/self/devices/[…]: ');
    expect(error.message).not.toContain(id);
  });
});

describe('quality F01: every call has a limit and a retry rule', () => {
  test('a read is repeated and may succeed', async () => {
    nock(base).get('/x').reply(504).get('/x').reply(200, { id: 2 });
    await expect(send({ path: '/x', schema }, target)).resolves.toEqual({ id: 2 });
  });

  test('a read gives up after its retries', async () => {
    nock(base)
      .get('/x')
      .times(READ_RETRIES + 1)
      .reply(500, 'oops');
    const error = await failure(send({ path: '/x', schema }, target));
    expect(error).toMatchObject({ kind: 'unavailable', status: 500 });
  });

  test('a write is never repeated, because the platform may have executed it', async () => {
    nock(base).post('/x').reply(503);
    const error = await failure(send({ method: 'POST', path: '/x', body: {}, schema }, target));
    expect(error.kind).toBe('unavailable');
  });

  test('spec 2 §8 Loading timeout: retries after slow failures share one time limit', async () => {
    nock(base)
      .get('/x')
      .times(READ_RETRIES + 1)
      .reply(500, 'oops');
    const limit = jest.spyOn(AbortSignal, 'timeout');
    await failure(send({ path: '/x', schema }, target));
    expect(limit.mock.calls).toEqual([[CALL_TIMEOUT_MS]]);
    expect(CALL_TIMEOUT_MS).toBeLessThanOrEqual(10_000);
    limit.mockRestore();
  });

  test('a platform that never answers is given up after the time limit', async () => {
    nock(base).get('/x').delay(500).reply(200, { id: 1 });
    const error = await failure(send({ path: '/x', schema }, { ...target, timeoutMs: 30, retries: 0 }));
    expect(error).toMatchObject({ kind: 'unavailable', status: 0 });
  });

  test('a request that settles in no way is given up after the time limit, too', async () => {
    const never = () => new Promise<Response>(() => {});
    const error = await failure(send({ path: '/x', schema }, { ...target, timeoutMs: 50, fetch: never }));
    expect(error).toMatchObject({ kind: 'unavailable', cause: { name: 'TimeoutError' } });
  });

  test('a cut connection is "unavailable"', async () => {
    nock(base).get('/x').replyWithError('socket hang up');
    const error = await failure(send({ path: '/x', schema }, { ...target, retries: 0 }));
    expect(error.kind).toBe('unavailable');
  });

  test.each([
    ['not JSON', '<html>'],
    ['another shape', '{"id":"x"}'],
    ['nothing', ''],
  ])('an answer that is %s is "garbled" and not tried again', async (_, body) => {
    nock(base).get('/x').reply(200, body);
    const error = await failure(send({ path: '/x', schema }, target));
    expect(error.kind).toBe('garbled');
  });
});

test('quality S24: redirects of the platform are not followed', async () => {
  nock(base).get('/x').reply(302, '', { location: 'http://elsewhere.test/' });
  const error = await failure(send({ path: '/x', schema }, { ...target, retries: 0 }));
  expect(error.kind).toBe('unavailable');
});
