import { mapWithConcurrency } from '@/lib/rules/guide/map-with-concurrency';

test('runs a limited number at a time, and the results keep the order', async () => {
  let underWay = 0;
  let most = 0;
  const results = await mapWithConcurrency([5, 1, 4, 2, 3], 2, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, item));
    underWay -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('one failure fails the whole call', async () => {
  await expect(mapWithConcurrency([1], 8, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
