import { messages, news, surveys } from '../../src/seed/data/commerce/notices.ts';
import { rowsets } from '../../src/seed/data/pages/index.ts';
import { providerSeeds } from '../../src/seed/data/providers/partners.ts';
import { usual } from '../../src/seed/data/providers/usual.ts';

const all = providerSeeds.map(({ differs, ...rest }) => ({ ...rest, config: { ...usual, ...differs } }));

test('spec 3 §9 every special provider number exists, and one provider has no restriction', () => {
  expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 8, 97, 442, 726, 760, 775, 811, 922]);
  expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('spec 1 §1 each partner variant has an example', () => {
  const providersWith = (wanted: (config: typeof usual) => boolean) =>
    all.filter(({ config }) => wanted(config)).map(({ shortname }) => shortname);
  expect(providersWith(({ autoAuth }) => autoAuth !== '')).toEqual(['cable']);
  expect(providersWith(({ operator }) => operator !== null)).toEqual(['almatv']);
  expect(providersWith(({ codeMessengers }) => codeMessengers[0] === 'telegram')).toEqual(['uznet']);
  expect(providersWith(({ promoNeedsLinkedCard }) => promoNeedsLinkedCard)).toEqual(['mbank']);
});

test('spec 1 §4 the regional operator has a valid contract, an unpaid one and a blocked one', () => {
  const operator = all.find(({ id }) => id === 726)?.config.operator;
  const addresses = operator?.cities.flatMap((city) => city.addresses.map(({ id }) => id)) ?? [];
  expect(Object.keys(operator?.contracts ?? {}).map(Number)).toEqual(addresses);
  const states = Object.values(operator?.contracts ?? {}).map(({ status }) => status);
  expect(new Set(states)).toEqual(new Set([0, -1, -2]));
});

test('spec 1 §1 Partner variants: no partner shows the contacts of another, or of the brand', () => {
  const phones = all.map(({ config }) => config.landing.supportPhone);
  const emails = all.map(({ config }) => config.landing.supportEmail);
  expect([new Set(phones).size, new Set(emails).size]).toEqual([all.length, all.length]);
});

test.each([
  ['pages', rowsets],
  ['news', news],
  ['messages', messages],
  ['surveys', surveys],
])('spec 1 §1 Partner variants: customers of all partners read the %s, which name no brand', (_, texts) => {
  // A library and its page have the name of the brand: it is who made them.
  const [named] = JSON.stringify(texts).match(/"[^"]*(?:Taspa|Таспа)(?! (?:Кино|Cinema|Kino))[^"]*"/) ?? [];
  expect(named).toBeUndefined();
});
