import { Limits } from '@/lib/server/security/request-limits';

const NOW = 1_800_000_000_000;

test('quality S11: routes with bundled copies of the module count together', async () => {
  const copy = async () => {
    let limits: Limits | undefined;
    await jest.isolateModulesAsync(async () => {
      ({ limits } = await import('@/lib/server/security/request-limits'));
    });
    return limits as Limits;
  };
  const [one, other] = [await copy(), await copy()];
  for (let count = 0; count < 10; count += 1)
    expect(await (count % 2 ? one : other).use('codePerAsker', '7709', NOW)).toBeNull();
  expect(await one.use('codePerAsker', '7709', NOW)).toBe(600);
});

describe('quality S11: mass attempts do not become platform calls', () => {
  test('a limit reports the waiting time and ends', async () => {
    const limits = new Limits();
    for (let count = 0; count < 10; count += 1)
      expect(await limits.use('codePerAsker', '7701', NOW)).toBeNull();
    expect(await limits.use('codePerAsker', '7701', NOW)).toBe(600);
    expect(await limits.use('codePerAsker', '7701', NOW + 599_001)).toBe(1);
    expect(await limits.use('codePerAsker', '7701', NOW + 600_000)).toBeNull();
  });

  test('a failed call returns its attempt, and never more attempts than were taken', async () => {
    const limits = new Limits();
    await limits.refundLimit('codePerAsker', '7701', NOW);
    for (let count = 0; count < 10; count += 1) await limits.use('codePerAsker', '7701', NOW);
    expect(await limits.use('codePerAsker', '7701', NOW)).toBe(600);
    await limits.refundLimit('codePerAsker', '7701', NOW);
    expect(await limits.use('codePerAsker', '7701', NOW)).toBeNull();
    expect(await limits.use('codePerAsker', '7701', NOW)).toBe(600);
    // A refund does not affect the next window.
    await limits.refundLimit('codePerAsker', '7701', NOW + 600_000);
    for (let count = 0; count < 10; count += 1) await limits.use('codePerAsker', '7701', NOW + 600_000);
    expect(await limits.use('codePerAsker', '7701', NOW + 600_000)).toBe(600);
  });

  test('a limit of one phone and call does not affect others', async () => {
    const limits = new Limits();
    for (let count = 0; count < 11; count += 1) await limits.use('codePerAsker', '7701', NOW);
    expect(await limits.use('codePerAsker', '7702', NOW)).toBeNull();
    expect(await limits.use('loginPerName', '7701', NOW)).toBeNull();
  });

  test('a full table of one limit pushes out no window of another', async () => {
    const limits = new Limits();
    for (let count = 0; count < 20; count += 1) await limits.use('loginPerName', '7701', NOW);
    for (let count = 0; count <= 50_000; count += 1) await limits.use('reportsPerAddress', `${count}`, NOW);
    expect(await limits.use('loginPerName', '7701', NOW)).toBe(900);
  });

  test('quality R10: without a proxy of ours the address is unknown, and nothing is limited by it', async () => {
    const limits = new Limits();
    for (let count = 0; count < 1_000; count += 1)
      expect(await limits.use('codePerAddress', null, NOW)).toBeNull();
  });
});
