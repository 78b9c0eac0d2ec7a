import nock from 'nock';
import { readText } from '@/lib/platform/resources/texts';
import { PlatformError } from '@/lib/shared/platform-error';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('@/lib/shared/env', () => ({
  env: () => ({ PLATFORM_URL: 'http://platform.test:4000', TEXT_HOSTS: ['texts.operator.test'] }),
}));

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const refused = (address: string) => expect(readText(address, 'kk')).rejects.toBeInstanceOf(PlatformError);

test('spec 2 §2 Agreement page: the text is fetched from the address of the network, in the language of the page', async () => {
  nock('http://platform.test:4000')
    .matchHeader('accept-language', 'kk')
    .get('/texts/agreement')
    .reply(200, '<h1>Келісім</h1>');
  await expect(readText('http://platform.test:4000/texts/agreement', 'kk')).resolves.toBe('<h1>Келісім</h1>');
});

test('quality R7: a host from the environment may provide texts over https', async () => {
  nock('https://texts.operator.test').get('/a').reply(200, 'text');
  await expect(readText('https://texts.operator.test/a', 'kk')).resolves.toBe('text');
  await refused('http://texts.operator.test/a');
});

test.each([
  'https://evil.example/agreement',
  'http://169.254.169.254/latest',
  'http://platform.test:4001/texts/agreement',
  'file:///etc/passwd',
  'https://texts.operator.test@evil.example/',
])('quality R7: %s is not requested', async (address) => {
  const anywhere = nock(/.*/).get(/.*/).reply(200, 'secret');
  await refused(address);
  expect(anywhere.isDone()).toBe(false);
});

test('quality R7: a redirect is not followed', async () => {
  const elsewhere = nock('http://169.254.169.254').get('/').reply(200, 'secret');
  nock('https://texts.operator.test').get('/a').reply(302, '', { location: 'http://169.254.169.254/' });
  await refused('https://texts.operator.test/a');
  expect(elsewhere.isDone()).toBe(false);
});

test('quality R7: a text without an end is given up', async () => {
  nock('https://texts.operator.test').get('/a').reply(200, 'x'.repeat(1_000_001));
  await refused('https://texts.operator.test/a');
});

test('quality F02: a missing text is a 404, an empty text is a failure', async () => {
  nock('https://texts.operator.test').get('/a').reply(404).get('/b').reply(200, '').get('/c').reply(503);
  await expect(readText('https://texts.operator.test/a', 'kk')).rejects.toMatchObject({
    status: 404,
    kind: 'refused',
  });
  await expect(readText('https://texts.operator.test/b', 'kk')).rejects.toMatchObject({ kind: 'garbled' });
  await expect(readText('https://texts.operator.test/c', 'kk')).rejects.toMatchObject({
    kind: 'unavailable',
  });
});
