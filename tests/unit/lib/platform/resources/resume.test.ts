import type * as transport from '@/lib/platform/http/transport';
import { listOwnPackets, resume } from '@/lib/platform/resources/subscriptions';
import { answerWith } from '@/tests/support/answer';

/** The platform has its own clock: a pause ends at the moment that is sent, or now where that moment is over. */
const PLATFORM_NOW = Date.parse('2026-11-10T12:00:00Z');
const ended = { id: '4', start_at: '2026-11-01T00:00:00Z', end_at: '2026-11-02T00:00:00Z' };
const begun = { id: '5', start_at: '2026-11-10T11:59:59Z', end_at: null };
const bought = {
  id: '6',
  packet: { id: 82, name: 'Maximum' },
  type: 'packet',
  start_at: '2026-11-10T12:00:00Z',
};
let pauses: { id: string; start_at: string; end_at: string | null }[] = [];
const packet = { id: 81, name: 'Light' };

const answers = (): Record<string, unknown> => ({
  '/packets': [packet],
  '/users/self/subscriptions': [{ id: '2', packet, type: 'packet', is_paused: true, pauses }, bought],
  '/users/self/futures': [],
  '/users/self/subscriptions/2/pauses': pauses,
});
jest.mock('@/lib/platform/http/transport', () => ({
  send: async (call: transport.Call<never>) => {
    if (call.method !== 'PATCH') return answerWith(answers()[call.path])(call);
    const { end_at } = call.body as { end_at: string };
    const endMs = Math.max(Date.parse(end_at), PLATFORM_NOW);
    pauses = pauses.map((one) =>
      call.path.endsWith(`/${one.id}`) ? { ...one, end_at: new Date(endMs).toISOString() } : one,
    );
    return {};
  },
}));

const target = { base: 'http://platform', headers: {} };

describe.each([
  ['ahead of', 5_000],
  ['behind', -5_000],
])('the clock of this server is %s that of the platform', (_what, skew) => {
  beforeEach(() => {
    jest.useFakeTimers({ now: PLATFORM_NOW + skew });
    pauses = [ended, begun];
  });
  afterEach(() => jest.useRealTimers());

  test('spec 3 §4: a packet that was just paused is resumed at once', async () => {
    await resume(target, '2');
    expect(pauses).toEqual([ended, { ...begun, end_at: new Date(PLATFORM_NOW).toISOString() }]);
  });

  test('a packet that was just paused says since when', async () => {
    const [own] = await listOwnPackets(target);
    expect(own?.pausedSince).toBe(Date.parse(begun.start_at));
  });

  test('a packet that was just bought is active', async () => {
    const list = await listOwnPackets(target);
    expect(list.map(({ name, state }) => [name, state])).toEqual([
      ['Light', 'paused'],
      ['Maximum', 'active'],
    ]);
  });
});
