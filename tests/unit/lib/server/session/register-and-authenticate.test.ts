import nock from 'nock';
import { registerAndAuthenticate } from '@/lib/server/session/register-and-authenticate';

const target = { base: 'http://platform.test/v2', headers: {} };
const device = {
  device_type: 'pc',
  vendor: 'PC',
  model: '',
  os_name: '',
  os_version: '',
  serial: 'S-1',
} as const;

beforeAll(() => nock.disableNetConnect());
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

test.each([
  [
    'a name of the platform is known as such',
    { name: 'Main', is_unnamed: true },
    { name: 'Main', isUnnamed: true },
  ],
  ['a name of the viewer is one', { name: 'Айша', is_unnamed: false }, { name: 'Айша' }],
])('spec 1 §4 the profile of a login: %s', async (_, wire, expected) => {
  nock('http://platform.test/v2')
    .get('/users/self')
    .reply(200, { id: 7, first_name: null, phone: null, is_guest: false })
    .post('/users/self/devices')
    .reply(200, { id: 'd' })
    .post('/auth/device')
    .reply(200, { access_token: 'c'.repeat(40) })
    .get('/users/self/profile')
    .reply(200, { id: 'p', role: 'adult', icon: null, ...wire });
  const { profile } = await registerAndAuthenticate(target, 'b'.repeat(40), device);
  expect(profile).toEqual({ id: 'p', role: 'adult', ageLevel: null, icon: null, ...expected });
});
