import nock from 'nock';
import { permit, resolveInPublic } from '@/lib/platform/http/outside-fetch';
import { isPrivateAddress } from '@/lib/platform/http/private-address';
import { autoAuth } from '@/lib/platform/sign-in/auto-auth';
import { PlatformError } from '@/lib/shared/platform-error';

const allowed = {
  platform: 'http://platform.test:4000',
  hosts: ['line.operator.test', 'line.operator.test:8443'],
};
const device = {
  device_type: 'pc',
  vendor: 'Web',
  model: 'Chrome',
  os_name: 'Linux',
  os_version: '',
  serial: 'serial-1',
} as const;
const viewer = { base: 'unused', headers: { 'x-forwarded-for': '203.0.113.7', 'accept-language': 'kk' } };
const TOKEN = 'a'.repeat(40);

const identify = (address = 'https://line.operator.test/auth') => autoAuth(address, device, viewer, allowed);

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test('spec 1 §7 Auto-auth: manufacturer, model, serial and os are posted with the address of the viewer', async () => {
  nock('https://line.operator.test')
    .matchHeader('x-forwarded-for', '203.0.113.7')
    .post('/auth', { manufacturer: 'Web', model: 'Chrome', serial: 'serial-1', os: 'Linux' })
    .reply(200, { access_token: TOKEN });
  await expect(identify()).resolves.toBe(TOKEN);
});

describe('spec 1 §8 Auto-auth failure: every failure of the operator has the same error', () => {
  const answers: [string, (scope: nock.Scope) => void][] = [
    ['does not know the line', (scope) => scope.post('/auth').reply(400, { error: { message: 'unknown' } })],
    ['is down', (scope) => scope.post('/auth').reply(502, 'Bad gateway')],
    ['cuts', (scope) => scope.post('/auth').replyWithError('cut')],
    ['sends no token', (scope) => scope.post('/auth').reply(200, { access_token: '' })],
    ['sends rubbish', (scope) => scope.post('/auth').reply(200, '<html>')],
    ['never ends its answer', (scope) => scope.post('/auth').reply(200, 'x'.repeat(100_000))],
  ];
  test.each(answers)('%s', async (_, prepare) => {
    prepare(nock('https://line.operator.test'));
    await expect(identify()).rejects.toBeInstanceOf(PlatformError);
  });
});

test('spec 1 §8 Auto-auth failure: a 403 of the operator is about the line, also in words that mean the region elsewhere', async () => {
  nock('https://line.operator.test')
    .post('/auth')
    .reply(403, { error: { message: 'No' }, error_code: 'permission_denied' });
  await expect(identify()).rejects.toMatchObject({ status: 403, code: 'auto_auth_failed', message: 'No' });
});

test('quality R6: a redirect is not followed', async () => {
  const elsewhere = nock('http://169.254.169.254').get('/latest').reply(200, { access_token: TOKEN });
  nock('https://line.operator.test')
    .post('/auth')
    .reply(302, '', { location: 'http://169.254.169.254/latest' });
  await expect(identify()).rejects.toBeInstanceOf(PlatformError);
  expect(elsewhere.isDone()).toBe(false);
});

describe('quality R6, S29: hosts that the platform may send our server to', () => {
  test.each([
    ['the platform itself', 'http://platform.test:4000/sandbox/operator/auto_auth', true],
    ['a listed host', 'https://line.operator.test/auth', true],
    ['a listed host and port', 'https://line.operator.test:8443/auth', true],
    ['another port', 'https://line.operator.test:22/', false],
    ['without encryption', 'http://line.operator.test/auth', false],
    ['another host', 'https://evil.test/auth', false],
    ['a host with the same ending', 'https://evil-line.operator.test/', false],
    ['a listed name as a user', 'https://line.operator.test@evil.test/', false],
    ['a user at a listed host', 'https://user:secret@line.operator.test/', false],
    ['another port of the platform', 'http://platform.test:5432/', false],
    ['a file', 'file:///etc/passwd', false],
    ['this machine', 'https://127.0.0.1/', false],
    ['nonsense', 'not an address', false],
    ['nothing', '', false],
  ])('%s', (_, address, isAllowed) => {
    expect(permit(address, allowed) !== null).toBe(isAllowed);
  });

  test('a private address is refused even when it is on the list', () => {
    const hosts = ['10.0.0.5', '[::1]'];
    expect(permit('https://10.0.0.5/', { ...allowed, hosts })).toBeNull();
    expect(permit('https://[::1]/', { ...allowed, hosts })).toBeNull();
  });

  test.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.16.0.1', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['224.0.0.1', true],
    ['8.8.8.8', false],
    ['203.0.113.7', false],
    ['::1', true],
    ['::', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:7f00:1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['64:ff9b::7f00:1', true],
    ['2001:4860:4860::8888', false],
    ['localhost', true],
  ])('%s is private: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });

  test('a name is resolved when the connection is made, and a private result is refused', async () => {
    const refused = await new Promise((done) => resolveInPublic('localhost', {}, (error) => done(error)));
    expect(refused).toMatchObject({ message: 'the name resolves to a private address' });
  });
});
