import { life } from '@/lib/platform/http/cache-life';

test('spec 1 §9: the configuration is cached for 30 s', () => expect(life.configuration).toBe(30));

test('current programmes are cached for a minute at most, and nothing is cached for longer than spec 2 §9 allows', () => {
  expect(life.onAir).toBeLessThanOrEqual(60);
  expect(Math.max(...Object.values(life))).toBeLessThanOrEqual(900);
});
