import { importBars, memoryFailures } from '../../bench/lib/bars.mjs';

describe('docs/IMPORT.md "Large sources": the bars of npm run bench:import', () => {
  const within = { importMemory: 510, p99: 282, longest: 900, platformMemory: 390 };

  test('says of each figure whether its bar is met', () => {
    const { lines, failures } = importBars({ ...within, longest: 6500, platformMemory: 896 });
    expect(lines).toEqual([
      'memory of an import: 510 MB (≤ 600: met)',
      'p99 of the list: 282 ms (≤ 300: met)',
      'longest answer: 6500 ms (≤ 1000: not met)',
      'memory of the platform: 896 MB (≤ 400: not met)',
    ]);
    expect(failures).toEqual([]);
  });

  test.each([
    ['importMemory', 601, 'memory of an import: 601 MB (≤ 600: not met)'],
    ['p99', 301, 'p99 of the list: 301 ms (≤ 300: not met)'],
  ])('fails when %s is %s', (name, value, failure) => {
    expect(importBars({ ...within, [name]: value }).failures).toEqual([failure]);
  });
});

test('docs/OPERATIONS.md "Memory": npm run bench:scale fails when a platform has more than 400 MB', () => {
  expect(memoryFailures([380, 400])).toEqual([]);
  expect(memoryFailures([380, 412.4])).toEqual(['memory of a platform: 412 MB (≤ 400)']);
});
