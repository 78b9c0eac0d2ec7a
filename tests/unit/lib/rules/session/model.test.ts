import fc from 'fast-check';
import { NOBODY } from '@/lib/rules/session/machine';
import { runMachine } from '@/lib/rules/session/run-machine';
import type { Effect, Event, State } from '@/lib/rules/session/states';

/**
 * The machine against a platform with random answers. Statuses: 0 is a missing answer, 200 a token or an
 * answer.
 */
const MINUTE = 60_000;

const answers = fc.infiniteStream(fc.constantFrom(200, 401, 403, 400, 404, 500, 0));

const step = fc.record({
  wait: fc.constantFrom(0, 1, 4 * MINUTE, 5 * MINUTE, 13 * 60 * MINUTE),
  /** Another tab has just recovered. */
  isLate: fc.boolean(),
  areGuestsAllowed: fc.boolean(),
  does: fc.constantFrom<Event['type']>('start', 'activity', 'activity', 'activity', 'loggedIn', 'loggedOut'),
  isExempt: fc.boolean(),
  hasProvider: fc.boolean(),
  hasAutoAuth: fc.boolean(),
  needsKnownLine: fc.boolean(),
  hasGuest: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function eventOf({ does, isExempt, hasGuest, needsKnownLine }: Step, now: number): Event {
  if (does === 'loggedIn') return { type: does, now };
  if (does === 'loggedOut') return { type: does, hasGuest };
  if (does === 'start')
    return { type: does, now, isParentalMode: isExempt, hasPendingTransaction: false, needsKnownLine };
  return { type: 'activity', now, call: isExempt ? 'exempt' : 'usual' };
}

const TOKEN_EFFECTS: Effect[] = ['authenticate', 'autoAuth', 'createGuest', 'returnToGuest'];
const CALLS: Effect[] = ['ask', 'askNetwork', ...TOKEN_EFFECTS];

function answerTo(effect: Effect, status: number, facts: Step & { now: number }) {
  const { now, isLate, areGuestsAllowed, hasProvider, hasAutoAuth } = facts;
  if (effect === 'askNetwork') {
    const event: Event =
      status === 200
        ? { type: 'network', hasProvider, hasAutoAuth, isGuestAllowed: areGuestsAllowed }
        : { type: 'noNetwork', status };
    return event;
  }
  if (TOKEN_EFFECTS.includes(effect)) {
    const event: Event =
      status === 200 ? { type: 'token', now } : { type: 'noToken', status, code: null, areGuestsAllowed };
    return event;
  }
  if (effect !== 'ask') return null;
  if (status === 401) return { type: 'refused', now, newest: isLate ? now : 0 } satisfies Event;
  return { type: status === 0 || status >= 500 ? 'lost' : 'answered' } satisfies Event;
}

/** Each has its own text and next step (`lib/server/gateway/session/stopped.ts`). */
const SCREENS = ['region', 'login', 'noProvider', 'line', 'offline', 'refused', 'ended'];

test('whatever the answers are, a session ends as user, guest, none, or at a screen that shows the next step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), answers, async (steps, stream) => {
      let state: State = NOBODY;
      let now = 1_800_000_000_000;
      const recoveries: number[] = [];
      for (const one of steps) {
        now += one.wait;
        const before = state;
        const done: Effect[] = [];
        state = await runMachine(state, eventOf(one, now), async (effect) => {
          done.push(effect);
          const status = CALLS.includes(effect) ? (stream.next().value as number) : 200;
          const event = answerTo(effect, status, { ...one, now });
          const isAnError =
            before.at !== 'nobody' &&
            'tokenState' in before &&
            now - (before.tokenState?.tokenSetAt ?? 0) < 12 * 60 * MINUTE;
          if (effect === 'authenticate' && event?.type === 'token' && isAnError && one.does === 'activity')
            recoveries.push(now);
          return event;
        });
        const count = (effect: Effect) => done.filter((other) => other === effect).length;
        // Bounded for every platform: two calls and one token for an activity; a start tries each way once.
        expect(count('ask')).toBeLessThanOrEqual(2);
        for (const effect of CALLS) if (effect !== 'ask') expect(count(effect)).toBeLessThanOrEqual(1);
        if (one.does !== 'start')
          expect(TOKEN_EFFECTS.map(count).reduce((a, b) => a + b)).toBeLessThanOrEqual(1);
        expect(['ready', 'nobody', 'stopped']).toContain(state.at);
        if (state.at === 'stopped') expect(SCREENS).toContain(state.why);
        // No guest is created where only known lines are served.
        if (one.does === 'start' && one.needsKnownLine) expect(done).not.toContain('createGuest');
        // Only a usual call is repeated, and an exempt call renews nothing.
        if (one.does === 'activity' && one.isExempt)
          expect(done.every((effect) => effect === 'ask' || effect === 'save')).toBe(true);
        // The cookie is removed exactly when the session is lost.
        if (
          'tokenState' in before &&
          before.tokenState &&
          (state.at === 'nobody' ||
            (state.at === 'stopped' && !state.tokenState) ||
            done.includes('createGuest'))
        ) {
          expect(done).toContain('clear');
        }
        if (one.does === 'loggedIn') recoveries.length = 0;
      }
      // Quality S09: recoveries after an error are five minutes apart.
      for (let index = 1; index < recoveries.length; index += 1) {
        expect((recoveries[index] as number) - (recoveries[index - 1] as number)).toBeGreaterThanOrEqual(
          5 * MINUTE,
        );
      }
    }),
    { numRuns: 400 },
  );
});

test('when the platform answers again, the next start or activity succeeds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), answers, async (steps, stream) => {
      let state: State = NOBODY;
      let now = 1_800_000_000_000;
      const run = async (one: Step, status: () => number) => {
        state = await runMachine(state, eventOf(one, now), async (effect) =>
          answerTo(effect, status(), { ...one, now }),
        );
      };
      for (const one of steps) {
        now += one.wait;
        await run(one, () => stream.next().value as number);
      }
      now += 5 * MINUTE;
      const well = {
        wait: 0,
        isLate: false,
        areGuestsAllowed: true,
        isExempt: false,
        hasGuest: false,
        hasProvider: true,
        hasAutoAuth: false,
        needsKnownLine: false,
      } as const;
      await run({ ...well, does: 'start' }, () => 200);
      await run({ ...well, does: 'activity' }, () => 200);
      expect(state.at).toBe('ready');
    }),
    { numRuns: 200 },
  );
});
