import { namedProvider } from '../../src/session/provider.ts';
import { issueProviderToken } from '../../src/session/provider-token.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

async function request(path: string) {
  const answer = await platform.app.inject({ url: `/v2${path}`, headers: { 'accept-language': 'en' } });
  return { status: answer.statusCode, body: answer.json() };
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

test('spec 3 §2 Provider landing: found by number and by short name, with packets and bundles apart', async () => {
  const { body } = await request('/providers/almatv/info');
  expect((await request('/providers/726/info')).body).toEqual(body);
  expect(body).toMatchObject({
    id: 726,
    shortname: 'almatv',
    landing: {
      regform_btn_caption: 'Connect a home',
      regform_btn_url: 'https://almatv.example/connect',
      support: { phone: '+7 700 000 07 26' },
    },
    is_promo_allowed: true,
  });
  expect(idsOf(body.packets)).toContain(82);
  expect(idsOf(body.bundles)).toEqual([96]);
});

test('spec 3 §3 Packet, bundle: has its own name, price, speed and contents', async () => {
  const [bundle] = (await request('/providers/almatv/info')).body.bundles;
  expect(bundle.bundle).toEqual({
    custom_name: 'Home 200 plan',
    custom_price: '7490.00',
    internet_speed: '200',
    custom_description: expect.any(String),
  });
  expect(idsOf(bundle.packets)).toEqual([91, 92]);
});

test('a provider does not list the packets of another', async () => {
  const { body } = await request('/providers/taspa/info');
  expect(body.bundles).toEqual([]);
  expect(idsOf(body.packets)).not.toContain(96);
});

test('spec 3 §4 Direct flow: a provider that bills its subscribers itself gives no trial of ours', async () => {
  const trials = async (name: string) =>
    (await request(`/providers/${name}/info`)).body.packets.filter(
      (packet: { is_trial: boolean; trial_price: string | null }) => packet.is_trial || packet.trial_price,
    );
  expect((await trials('taspa')).length).toBeGreaterThan(0);
  expect(await trials('cable')).toEqual([]);
});

test('spec 3 §7 finds a packet of a provider, alone and inside a bundle', async () => {
  expect((await request('/providers/mbank/packet/82')).body).toMatchObject({
    id: 82,
    bundle: null,
    parent_name: '',
  });
  expect((await request('/providers/726/packet/96')).body).toMatchObject({
    id: 96,
    include: expect.any(Array),
  });
  expect((await request('/providers/almatv/bundles/96/packets/91')).body).toMatchObject({
    id: 91,
    parent_name: 'Home: Internet and TV',
    bundle: { custom_name: 'Home 200 plan' },
  });
});

test.each([
  ['/providers/nobody/info', 'There is no such provider.'],
  ['/providers/taspa/packet/96', 'There is no such package.'],
  ['/providers/taspa/packet/95', 'There is no such package.'],
  ['/providers/taspa/bundles/96/packets/91', 'This provider has no such package.'],
  ['/providers/almatv/bundles/82/packets/91', 'This provider has no such package.'],
  ['/providers/almatv/bundles/96/packets/93', 'This provider has no such package.'],
  ['/providers/almatv/bundles/x/packets/y', 'This provider has no such package.'],
])('spec 3 §8 packet not found for provider: %s', async (path, message) => {
  const { status, body } = await request(path);
  expect(status).toBe(404);
  expect(body).toMatchObject({ error: { message }, status_code: 404, error_code: 'not_found' });
});

describe('requests of a provider’s own system', () => {
  const tokenOf = async (shortname: string) => {
    const provider = await namedProvider(platform.db, shortname);
    if (!provider) throw new Error(`no provider ${shortname}`);
    return issueProviderToken(platform.db, provider, 'billing', platform.clock.now());
  };

  test('provider-api P12: its token lists the same packets as its own page', async () => {
    const token = await tokenOf('almatv');
    const { packets, bundles } = (await request('/providers/almatv/info')).body;
    const sold = idsOf((await request(`/packets?token=${token}`)).body);
    expect(new Set(sold)).toEqual(new Set(idsOf([...packets, ...bundles])));
    expect(sold).not.toEqual(idsOf((await request('/packets')).body));
    expect((await request(`/users/self/network?token=${token}`)).body.provider.shortname).toBe('almatv');
  });

  test.each(['/packets', '/channels', '/channels/3929', '/promopackets', '/rowsets'])(
    'provider-api P12: an unknown token is refused on %s',
    async (path) => {
      expect((await request(path)).status).toBe(200);
      const refused = await request(`${path}?token=${'f'.repeat(40)}`);
      expect([refused.status, refused.body.error_code]).toEqual([401, 'authentication_failed']);
    },
  );
});
