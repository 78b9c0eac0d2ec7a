import { DEVICES, deviceName, devicesOf } from '@/lib/rules/pages/devices';
import { BOXES, boxSteps, isBox, stepsOf } from '@/lib/rules/pages/instruction-steps';
import { instructionsPath } from '@/lib/rules/pages/instructions-address';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { locales } from '@/lib/shared/i18n/locales';

describe('spec 3 §2 Device instructions', () => {
  test('the televisions are the eleven of the specification', () =>
    expect(new Set(devicesOf('tv'))).toEqual(
      new Set([
        ...['android_tv', 'android_tv_apk', 'apple_tv', 'lg_tv', 'samsung_tv', 'sberbox'],
        ...['haier', 'xiaomi', 'sony', 'yandex', 'other'],
      ]),
    ));

  test.each(DEVICES.map(({ id }) => id))('%s has a way with an application, and one without', (id) => {
    for (const hasApp of [true, false]) expect(stepsOf(id, hasApp).length).toBeGreaterThanOrEqual(2);
  });

  test.each(locales)('in %s every step is a sentence, and names the brand and the site', (locale) => {
    const { pages, smartTv } = dictionaries[locale];
    const keys = [
      ...DEVICES.flatMap(({ id }) => [...stepsOf(id, true), ...stepsOf(id, false)]),
      ...BOXES.flatMap(({ id }) => boxSteps(id)),
    ];
    const about = { brand: 'Taspa', site: 'taspa.example' };
    for (const key of keys) expect(fill(pages.instructions.steps[key], about)).toMatch(/^[^{}]+\.$/);
    expect(new Set(keys).size).toBe(Object.keys(pages.instructions.steps).length);
    for (const { id } of DEVICES) expect(deviceName(id, smartTv.names)).not.toBe(id);
  });

  test.each([
    ['/instructions', '', '/instructions/~'],
    ['/instructions', 'device=lg_tv', '/instructions/lg_tv'],
    ['/instructions', 'device=fridge', '/instructions/~'],
    // An inner address is no public one.
    ['/instructions/lg_tv', '', '/instructions'],
    ['/manual/dune', 'device=lg_tv', '/manual/dune'],
  ])('%s?%s is the stored page %s', (path, query, inner) =>
    expect(instructionsPath(path, new URLSearchParams(query))).toBe(inner),
  );

  test('the manuals are those of Dune, TVIP, Eltex and MAG', () => {
    expect(BOXES.map(({ id }) => id)).toEqual(['dune', 'tvip', 'eltex', 'mag']);
    expect(isBox('xbox')).toBe(false);
  });
});
