import { eq } from 'drizzle-orm';
import { raiseCatalogueVersion } from '../../src/catalogue/version.ts';
import { contentLibraries, contents, libraries } from '../../src/db/schema/catalogue.ts';
import { channels } from '../../src/db/schema/channels.ts';
import { packetChannels, packets } from '../../src/db/schema/commerce.ts';
import { users } from '../../src/db/schema/session.ts';
import { purchaseTypes } from '../../src/db/schema/subscriptions.ts';
import { ids, in4, NOON } from '../catalogue/fixture.ts';
import { type CataloguePlatform, cataloguePlatform } from '../catalogue/support.ts';
import { becomeChild, newViewer, subscribe } from '../catalogue/viewers.ts';

let platform: CataloguePlatform;
beforeAll(async () => {
  platform = await cataloguePlatform();
  // An additional packet of its own channel, sold with the base one.
  await platform.db
    .update(packets)
    .set({ availableIds: [81] })
    .where(eq(packets.id, 80));
  await platform.db.insert(packets).values({
    id: 90,
    name: in4('Основа'),
    short: in4(''),
    description: in4(''),
    price: '500.00',
    isBase: true,
    ...{ periodHuman: { years: 0, months: 1, days: 0 }, availableIds: [81] },
  });
  await platform.db.insert(packetChannels).values({ packetId: 90, channelId: 5515 });
  // Without a week and without an archive, like some channels of a list.
  const live = { slug: 'live-only', name: in4('Прямой'), description: in4(''), archivedDays: 0, sort: 9 };
  await platform.db.insert(channels).values({ id: 7777, ...live });
  await platform.db.insert(packetChannels).values({ packetId: 80, channelId: 7777 });
  await addRental();
  await raiseCatalogueVersion(platform.db);
  platform.clock.set(NOON);
});
afterAll(() => platform.close());

const rental = '546310419099157399';

/** A film that no packet has, and an episode that moved to its library. */
async function addRental() {
  const { db } = platform;
  const words = { description: in4(''), colorBg: '#102030' };
  await db.insert(libraries).values({ id: 6, slug: 'rental', title: in4('Прокат'), ...words });
  await db.insert(contents).values({
    ...{ id: rental, slug: `2024-rental-${rental}`, type: 'movie', year: 2024, age: 12, duration: 5400 },
    title: in4('Новинка'),
    short: in4(''),
    description: in4(''),
    publishedAt: new Date(NOON),
  });
  await db.insert(contentLibraries).values([
    { contentId: rental, libraryId: 6 },
    { contentId: ids.episodes[1], libraryId: 6 },
  ]);
  await db.insert(purchaseTypes).values({
    id: '900000000000000001',
    contentId: rental,
    libraryId: 6,
    amount: '490.00',
    ...{ title: in4('Аренда'), description: in4(''), period: { years: 0, months: 0, days: 30 } },
  });
}

type Offer = { total_price: string; packets: { id: number }[] };
const shape = (offers: Offer[]) =>
  offers.map((one) => `${one.packets.map(({ id }) => id).join('+')} ${one.total_price}`);

const offersOf = async (path: string, token?: string) => {
  const { status, body } = await platform.request(path, token ? { token } : {});
  expect(status).toBe(200);
  return body;
};

describe('spec 2 §7 channels/{id}/quick_sales_packets', () => {
  test('for a viewer without packets: the base packet, then the base with an additional one', async () => {
    const offers = await offersOf('/channels/ntv/quick_sales_packets');
    expect(shape(offers)).toEqual(['80 1990.00', '90+81 1490.00']);
    expect(offers[0]).toMatchObject({
      target_available_at: { channels: [{ id: 10004, name: 'НТВ' }], libraries: [] },
      not_all_episodes_available: false,
    });
  });

  test('leaves out owned packets, and offers the additional packet alone when its base is owned', async () => {
    const viewer = await newViewer(platform);
    await subscribe(platform, viewer, 90, { hours: 1 });
    expect(shape(await offersOf('/channels/ntv/quick_sales_packets', viewer.deviceToken))).toEqual([
      '81 990.00',
      '80 1990.00',
    ]);
  });

  test('spec 3 §3 is_allow_additional_packets_without_base sells an additional packet alone', async () => {
    const viewer = await newViewer(platform);
    await platform.db.update(users).set({ providerId: 760 }).where(eq(users.id, viewer.userId));
    expect(shape(await offersOf('/channels/ntv/quick_sales_packets', viewer.deviceToken))).toEqual([
      '81 990.00',
      '80 1990.00',
    ]);
  });

  test.each([
    ['free', '/channels/perviy/quick_sales_packets'],
    ['unavailable: buying would not help', '/channels/closed/quick_sales_packets'],
  ])('sells nothing that is %s', async (_, path) => {
    expect(await offersOf(path)).toEqual([]);
  });

  test('sells nothing for a channel that is already open', async () => {
    const viewer = await newViewer(platform);
    await subscribe(platform, viewer, 80, { hours: 1 });
    expect(await offersOf('/channels/10004/quick_sales_packets', viewer.deviceToken)).toEqual([]);
  });

  test('timestamp: a moment of the archive is sold, 0 is now, a moment outside the archive is not sold', async () => {
    const now = NOON / 1000;
    const at = (timestamp: number) => offersOf(`/channels/ntv/quick_sales_packets?timestamp=${timestamp}`);
    expect(await at(now - 3600)).toHaveLength(2);
    expect(await at(0)).toHaveLength(2);
    expect(await at(now + 3600)).toHaveLength(2);
    expect(await at(now - 4 * 86_400)).toEqual([]);
  });

  test('timestamp: a moment closed by the rights holder, or of a channel without an archive, is not sold', async () => {
    // The first film of the week, from Thursday 01:00 UTC, which is still in the archive.
    const closed = Date.UTC(2026, 10, 19, 1, 30) / 1000;
    expect(await offersOf(`/channels/ntv/quick_sales_packets?timestamp=${closed}`)).toEqual([]);
    expect(await offersOf(`/channels/ntv/quick_sales_packets?timestamp=${closed - 3600}`)).toHaveLength(2);
    expect(await offersOf(`/channels/live-only/quick_sales_packets?timestamp=${closed}`)).toEqual([]);
    expect(await offersOf('/channels/live-only/quick_sales_packets')).toHaveLength(1);
  });

  test('wire 3 min_price is the lowest offered price for every caller, never a price that cannot be paid', async () => {
    const nobody = await newViewer(platform, { isGuest: true });
    const customer = await newViewer(platform);
    await subscribe(platform, customer, 90, { hours: 1 });
    for (const { deviceToken: token } of [nobody, customer]) {
      for (const { id, min_price: price } of await offersOf('/users/self/channel_list', token)) {
        const offers: Offer[] = await offersOf(`/channels/${id}/quick_sales_packets`, token);
        const totals = offers.map(({ total_price }) => Number(total_price));
        expect([id, Number(price)]).toEqual([id, totals.length > 0 ? Math.min(...totals) : 0]);
      }
    }
  });

  test('answers 404 for an unknown channel', async () => {
    expect((await platform.request('/channels/nothing/quick_sales_packets')).status).toBe(404);
  });
});

test('wire 3 purchasepacket_short: lists packets that open the channel alone', async () => {
  expect(await offersOf('/channels/ntv/purchasepacket_short?timestamp=0')).toEqual([
    { id: 80, not_all_episodes_available: false },
  ]);
});

test('wire 3 channels/{id}/packets: lists the packets on sale with the channel', async () => {
  const found = await offersOf('/channels/10004/packets');
  expect(found.map(({ id }: { id: number }) => id)).toEqual([80, 81]);
});

describe('spec 2 §7 contents/{id}/quick_sales_packets', () => {
  test('names the library of a film', async () => {
    const [offer, ...more] = await offersOf(`/contents/${ids.paidFilm}/quick_sales_packets`);
    expect(shape([offer, ...more])).toEqual(['90+81 1490.00', '80+81 2980.00']);
    expect(offer.target_available_at).toMatchObject({
      channels: [],
      libraries: [{ id: 4, title: 'Премиум' }],
    });
  });

  test('not_all_episodes_available: an episode is in a library that the packets lack', async () => {
    const [offer] = await offersOf(`/contents/${ids.series}/quick_sales_packets`);
    expect(offer).toMatchObject({
      not_all_episodes_available: true,
      target_available_at: { libraries: [{ id: 4 }] },
    });
    const [whole] = await offersOf(`/contents/${ids.episodes[0]}/quick_sales_packets`);
    expect(whole).toBeUndefined();
  });

  test('a title that can only be rented: no packets, one button and an explanation', async () => {
    const { deviceToken: token } = await newViewer(platform);
    expect(await offersOf(`/contents/${rental}/quick_sales_packets`, token)).toEqual([]);
    const metadata = await offersOf(`/users/self/content_metadata/${rental}`, token);
    expect(metadata.min_price).toBe('490.00');
    expect(metadata.buttons).toMatchObject([{ icon: 'rent', sub_caption: '490\u00A0₸ на 30 дн.' }]);
    expect(await platform.request(`/libraries/6/contents/${rental}/stream`, { token })).toMatchObject({
      status: 403,
      body: { error_code: 'permission_denied', detail: 'Чтобы смотреть, возьмите напрокат.' },
    });
  });

  test('offers nothing for a free film and a lost one', async () => {
    expect(await offersOf(`/contents/${ids.freeFilm}/quick_sales_packets`)).toEqual([]);
    expect(await offersOf(`/contents/${ids.lostFilm}/quick_sales_packets`)).toEqual([]);
  });

  test('offers nothing for a programme on free channels', async () => {
    expect(await offersOf(`/contents/${ids.news}/quick_sales_packets`)).toEqual([]);
  });
});

test('spec 2 §6 a child is offered nothing above its age', async () => {
  const viewer = await newViewer(platform);
  await becomeChild(platform, viewer);
  const { status } = await platform.request('/channels/night/quick_sales_packets', {
    token: viewer.deviceToken,
  });
  expect(status).toBe(404);
});
