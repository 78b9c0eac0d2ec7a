import { DEVICES, storeName, storesOf, wellKnownDevices } from '@/lib/rules/pages/devices';
import { untilNewYear } from '@/lib/rules/pages/new-year';
import { supportLinks } from '@/lib/rules/pages/support';

describe('spec 3 §2 Footer, support: "e-mail, phone, link (WhatsApp or Telegram links are labelled)"', () => {
  const nobody = { email: null, phone: null, href: null };

  test('e-mail and phone become links', () => {
    const links = supportLinks(
      { ...nobody, email: 'help@taspa.example', phone: '+7 (700) 000-00-00' },
      'Write',
    );
    expect(links).toEqual([
      { kind: 'email', href: 'mailto:help@taspa.example', label: 'help@taspa.example' },
      { kind: 'phone', href: 'tel:+77000000000', label: '+7 (700) 000-00-00' },
    ]);
  });

  test('an e-mail address cannot add fields to the letter', () => {
    const [link] = supportLinks({ ...nobody, email: 'help?cc=a@taspa.example' }, 'Write');
    expect(link?.href).toBe('mailto:help%3Fcc%3Da@taspa.example');
  });

  test.each([
    ['https://wa.me/77000000000', 'WhatsApp'],
    ['https://api.whatsapp.com/send?phone=77', 'WhatsApp'],
    ['https://t.me/taspa', 'Telegram'],
    ['https://www.telegram.me/taspa', 'Telegram'],
    ['https://help.taspa.example/', 'Write'],
    ['https://t.me.evil.example/', 'Write'],
  ])('%s gets the label %s', (href, label) =>
    expect(supportLinks({ ...nobody, href }, 'Write')).toEqual([{ kind: 'link', href, label }]),
  );

  test('without contacts there are no links', () => expect(supportLinks(nobody, 'Write')).toEqual([]));
});

describe('spec 3 §2 Footer, devices and store badges', () => {
  const stores = [
    { device: 'Android TV', href: 'https://play.google.com/store/apps/details?id=tv' },
    { device: 'ios', href: 'https://apps.apple.com/app/id1' },
    { device: 'fridge', href: 'https://fridge.example/' },
  ];

  test('each device gets the stores with its name, and Android televisions of other makers those of Android TV', () => {
    const found = DEVICES.flatMap(({ id }) => storesOf(id, stores).map(({ href }) => [id, href]));
    const tv = 'https://play.google.com/store/apps/details?id=tv';
    expect(Object.fromEntries(found)).toEqual({
      android_tv: tv,
      haier: tv,
      xiaomi: tv,
      sony: tv,
      ios: 'https://apps.apple.com/app/id1',
    });
  });

  test('the footer names Android TV, Samsung, LG, Android and iPhone/iPad', () =>
    expect(wellKnownDevices().map(({ name }) => name)).toEqual([
      ...['Android TV', 'Samsung', 'LG', 'Android', 'iPhone, iPad'],
    ]));

  test('a store without a badge has the name of its devices', () =>
    expect(storeName({ device: 'android_tv', href: 'https://store.test/a', app: null })).toBe('Android TV'));

  test('known stores get the name on their badge, others the name from the platform', () =>
    expect(stores.map(storeName)).toEqual(['Google Play', 'App Store', 'fridge']));
});

describe('spec 2 §1: the New Year page counts down to year end', () => {
  // Almaty is five hours ahead of UTC the whole year.
  test.each([
    ['2026-12-31T18:59:59Z', { isHere: false, days: 0, hours: 0, minutes: 0, seconds: 1 }],
    ['2026-12-31T19:00:00Z', { isHere: true }],
    ['2027-01-01T18:59:59Z', { isHere: true }],
    ['2027-01-01T19:00:00Z', { isHere: false, days: 364, hours: 0 }],
    ['2026-12-30T17:58:57Z', { isHere: false, days: 1, hours: 1, minutes: 1, seconds: 3 }],
    ['2028-02-28T19:00:00Z', { isHere: false, days: 307 }],
  ])('%s', (at, left) => expect(untilNewYear(Date.parse(at) / 1000)).toMatchObject(left));
});
