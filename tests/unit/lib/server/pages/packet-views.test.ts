import type { LandingPacket } from '@/lib/platform/resources/packet-wire';
import type { Provider } from '@/lib/platform/resources/providers';
import { packetViews } from '@/lib/server/pages/packet-views';

// The texts are in the dictionary; a browser test reads them in tests/e2e/small-pages.spec.ts.
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values: object) => [key, ...Object.values(values)].join(' '),
}));

const packet: LandingPacket = {
  id: '82',
  name: 'Maximum',
  short: null,
  price: '2990.00',
  oldPrice: '3490.00',
  period: { days: 0, months: 1, years: 0 },
  trial: { period: { days: 14, months: 0, years: 0 }, amount: '1.00' },
  continuesAs: null,
  isBase: true,
  isDonation: false,
  channels: 14,
  benefits: [],
  libraryNames: [],
  picture: null,
};
const provider = { moneyFormat: '{amount} ₸' } as Provider;

async function seen(changes: Partial<LandingPacket> = {}) {
  const [view] = await packetViews([{ ...packet, ...changes }], provider, 'en');
  return view;
}

test('spec 3 §2 Provider landing: what a packet costs, for how long, with how many channels', async () => {
  expect(await seen()).toMatchObject({
    price: '2,990 ₸',
    oldPrice: '3,490 ₸',
    per: 'perMonths 1',
    discount: '−14%',
    trial: '14 days for 1 ₸',
    channels: 'channels 14',
  });
});

test('spec 3 §3 after_renew_packet_id: what follows a trial is the price of the packet that follows it', async () => {
  const year = { days: 0, months: 0, years: 1 };
  const after = { ...packet, id: '98', price: '28990.00', period: year };
  const nextOf = async (continuesAs: string | null) =>
    (await packetViews([{ ...packet, continuesAs }, after], provider, 'en'))[0]?.next;
  expect(await nextOf(null)).toEqual({ price: '2,990 ₸', per: 'perMonths 1' });
  expect(await nextOf('98')).toEqual({ price: '28,990 ₸', per: 'perYears 1' });
  // It is not sold here.
  expect(await nextOf('7')).toBeNull();
});

test.each([
  [{ days: 0, months: 0, years: 1 }, 'perYears 1'],
  [{ days: 0, months: 3, years: 0 }, 'perMonths 3'],
  [{ days: 10, months: 0, years: 0 }, 'perDays 10'],
  [{ days: 0, months: 0, years: 0 }, null],
  [null, null],
])('the period of a price: %j', async (period, per) => expect(await seen({ period })).toMatchObject({ per }));

test.each([
  ['the site’s own seller', null, '/packets/82'],
  ['another seller with its own prices', 'almatv', '/packets/almatv_82'],
])('spec 3 §2: a tariff links to the page of its packet: %s', async (_, elsewhere, href) => {
  const [view] = await packetViews([packet], { moneyFormat: '{amount} ₸', elsewhere }, 'en');
  expect(view?.href).toBe(href);
});

test('unknown values are left out', async () => {
  const nothing = { price: null, oldPrice: null, trial: null, channels: 0 };
  expect(await seen(nothing)).toMatchObject({ ...nothing, channels: null });
});
