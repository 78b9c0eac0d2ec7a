import { life } from '@/lib/platform/http/cache-life';

test('spec 1 §9: the configuration is kept for 30 s', () => expect(life.configuration).toBe(30));

test('what is on now is never older than a minute, and nothing is kept for longer than spec 2 §9 allows', () => {
  expect(life.onAir).toBeLessThanOrEqual(60);
  expect(Math.max(...Object.values(life))).toBeLessThanOrEqual(900);
});
