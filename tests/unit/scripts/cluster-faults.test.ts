import { FAULTS } from '../../cluster/lib/faults.mjs';
import { Load } from '../../cluster/lib/load.mjs';
import { judgeSkipped } from '../../cluster/lib/skipped.mjs';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

describe('docs/OPERATIONS.md "What is lost, and for how long": npm run test:cluster', () => {
  test('kills nginx, too, and starts it again', async () => {
    const done: string[] = [];
    const nginx = { kill: async () => void done.push('kill'), start: async () => void done.push('start') };
    const fault = FAULTS.find(({ name }) => name === 'kill -9 of nginx');
    await fault?.run({ nginx } as never);
    expect(done).toEqual(['kill', 'start']);
    expect(fault?.isNginxAway).toBe(true);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'while nginx is away (%s) a request without an answer is no error page of ours',
    (isNginxAway, count) => {
      const load = new Load({} as never);
      load.isNginxAway = isNginxAway;
      load.count({ path: '/', failure: 'connect ECONNREFUSED', isUnanswered: true });
      expect(load.errorPages).toHaveLength(count);
    },
  );

  test('an answer that is an error page counts, also while nginx is away', () => {
    const load = new Load({} as never);
    load.isNginxAway = true;
    load.count({ path: '/', failure: '503', isUnanswered: false });
    expect(load.errorPages).toHaveLength(1);
  });

  test('a fault that could not be made fails in CI, and is named at the end elsewhere', () => {
    const skipped = ['the disk is full (that takes root)'];
    expect(() => judgeSkipped(skipped, true)).toThrow('that takes root');
    expect(judgeSkipped(skipped, false)).toBe('Not done here: the disk is full (that takes root)\n');
    expect(judgeSkipped([], true)).toBe('');
  });
});
