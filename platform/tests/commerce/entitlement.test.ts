import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { entityLicences, subscriptions } from '../../src/db/schema/subscriptions.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import { rents } from '../../src/seed/data/commerce/rents.ts';
import { purchaseTypeRows } from '../../src/seed/rows/purchase-types.ts';
import { episodeId, filmId, seriesId } from '../../src/seed/titles.ts';
import { newViewer, subscribe, type Viewer } from '../catalogue/viewers.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const HOUR = 3_600_000;
const film = filmId('pipeline');
const [filmWay] = purchaseTypeRows.filter(({ contentId }) => contentId === film);

async function request(path: string, viewer: Viewer, language = 'en') {
  const answer = await platform.app.inject({
    url: `/v2${path}?access_token=${viewer.deviceToken}`,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, body: answer.json() };
}

const metadata = async (viewer: Viewer, id: string, language?: string) =>
  (await request(`/users/self/content_metadata/${id}`, viewer, language)).body;

async function rent({ userId }: Viewer, contentId: string, hours: number) {
  const now = platform.clock.now();
  const endAt = new Date(now + hours * HOUR);
  await platform.db.insert(entityLicences).values({ userId, contentId, purchasedAt: new Date(now), endAt });
}

test('seed: at least three titles are rented, films for 48 hours', () => {
  expect(rents.length).toBeGreaterThanOrEqual(3);
  for (const { kind, period } of rents) if (kind === 'film') expect(period.days).toBe(2);
});

describe('wire 4 content_metadata of a title that is not bought', () => {
  test('buttons: packets first, the cheapest way first, then the rent; min_price covers both', async () => {
    const body = await metadata(await newViewer(platform), film);
    expect(body).toMatchObject({ is_purchased: false, is_available: true, min_price: '690.00' });
    expect(body.license_info).toMatch(/^Rental/);
    expect(body.user_license_info).toBeNull();
    const [packets, licence, ...more] = body.buttons;
    expect(more).toEqual([]);
    expect(packets).toMatchObject({
      button_type: 'pay',
      sub_caption: 'from 2,280\u00A0₸',
      icon: 'packet',
      play_after: true,
      show_options: true,
      button_data: { content_id: film, packet_id: '84', total_price: '2990.00' },
    });
    expect(licence).toEqual({
      button_type: 'pay',
      caption: 'Rent',
      sub_caption: '690\u00A0₸ for 48 h',
      icon: 'rent',
      play_after: true,
      show_options: false,
      button_data: { content_id: film, purchase_type_id: filmWay?.id, library_id: '5', amount: '690.00' },
    });
  });

  test('its quick sales list the same ways with the whole price', async () => {
    const { body } = await request(`/contents/${film}/quick_sales_packets`, await newViewer(platform));
    const totals = body.map((offer: { total_price: string }) => offer.total_price);
    expect(totals[0]).toBe('2990.00');
    expect(totals).toContain('2280.00');
  });

  test('an additional packet is offered alone, at its own price, to an owner of a base packet', async () => {
    const viewer = await newViewer(platform);
    await subscribe(platform, viewer, 81, { hours: 1 });
    const { buttons, min_price } = await metadata(viewer, film);
    expect(min_price).toBe('690.00');
    expect(buttons[0]).toMatchObject({ sub_caption: 'from 1,290\u00A0₸', button_data: { packet_ids: '91' } });
  });

  test('the button offers the trial until it was used', async () => {
    const viewer = await newViewer(platform);
    const caption = async () => (await metadata(viewer, film)).buttons[0].caption;
    expect(await caption()).toBe('Try the subscription');
    await platform.db.transaction(async (tx) => {
      const { id: accountId } = await accountOf(tx, viewer.userId);
      const entry = { accountId, amount: 0, kind: 'purchase', now: platform.clock.now() } as const;
      await bookEntry(tx, { ...entry, reference: 'trial:84' });
    });
    expect(await caption()).toBe('Watch with a subscription');
  });

  test('the text of the rent button is in every language', async () => {
    const viewer = await newViewer(platform);
    const texts = await Promise.all(
      ['ru', 'kk', 'en', 'uz'].map(async (language) => (await metadata(viewer, film, language)).buttons[1]),
    );
    expect(texts.map(({ caption, sub_caption }) => `${caption}: ${sub_caption}`)).toEqual([
      'Взять напрокат: 690\u00A0₸ на 48 ч',
      'Жалға алу: 48 сағатқа 690\u00A0₸',
      'Rent: 690\u00A0₸ for 48 h',
      'Ijaraga olish: 48 soatga 690\u00A0₸',
    ]);
  });
});

describe('spec 2 §3 a rented title', () => {
  test('plays until its licence ends, with the remaining time', async () => {
    const viewer = await newViewer(platform);
    await rent(viewer, film, 48);
    expect(await metadata(viewer, film)).toMatchObject({
      is_purchased: true,
      buttons: [],
      license_info: expect.stringMatching(/^Rental/),
      user_license_info: { text: 'Rental: 48 h left', color: '#4fbf7b' },
    });
    const start = platform.clock.now();
    platform.clock.advance(46.5 * HOUR);
    expect((await metadata(viewer, film)).user_license_info.text).toBe('Rental: 1 h left');
    platform.clock.advance(HOUR);
    expect((await metadata(viewer, film)).user_license_info).toEqual({
      text: 'Rental: 30 min left',
      color: '#e5484d',
    });
    expect((await request(`/libraries/5/contents/${film}/stream`, viewer)).status).toBe(200);
    platform.clock.advance(0.5 * HOUR);
    expect(await metadata(viewer, film)).toMatchObject({ is_purchased: false, user_license_info: null });
    platform.clock.set(start);
  });

  test('renting a series opens all of its episodes', async () => {
    const viewer = await newViewer(platform);
    const episode = episodeId('orbit', 1, 2);
    expect((await metadata(viewer, episode)).is_purchased).toBe(false);
    await rent(viewer, seriesId('orbit'), 24);
    expect((await metadata(viewer, episode)).is_purchased).toBe(true);
    expect((await metadata(viewer, filmId('pipeline'))).is_purchased).toBe(false);
  });

  test('has no licence information when a packet opens it anyway', async () => {
    const viewer = await newViewer(platform);
    await rent(viewer, film, 48);
    await subscribe(platform, viewer, 82, { hours: 1 });
    expect(await metadata(viewer, film)).toMatchObject({ is_purchased: true, user_license_info: null });
  });
});

describe('entitlement by kind of subscription', () => {
  test.each(['packet', 'promo', 'bundle'] as const)('%s', async (type) => {
    const viewer = await newViewer(platform);
    const now = platform.clock.now();
    await platform.db.insert(subscriptions).values({
      id: nextSnowflake(platform.clock.now()),
      userId: viewer.userId,
      packetId: 82,
      type,
      startAt: new Date(now),
      endAt: new Date(now + HOUR),
      price: '0.00',
      renew: false,
    });
    expect((await metadata(viewer, film)).is_purchased).toBe(true);
  });

  test('a trial counts like any other subscription', async () => {
    const viewer = await newViewer(platform);
    const now = platform.clock.now();
    await platform.db.insert(subscriptions).values({
      id: '300000000000000001',
      userId: viewer.userId,
      packetId: 84,
      isTrial: true,
      startAt: new Date(now),
      endAt: new Date(now + HOUR),
      price: '2990.00',
    });
    expect((await metadata(viewer, film)).is_purchased).toBe(true);
  });
});
