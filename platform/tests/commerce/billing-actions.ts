import fc from 'fast-check';
import { buy } from '../../src/commerce/buying/buy.ts';
import { accountOf, bookEntry } from '../../src/commerce/ledger.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { settleDue } from '../../src/commerce/renewals/user.ts';
import { cancelFuture } from '../../src/commerce/subscriptions/cancel-future.ts';
import { addPause, endPause } from '../../src/commerce/subscriptions/change-pauses.ts';
import { pauseTerm } from '../../src/commerce/subscriptions/end.ts';
import { giftPacket } from '../../src/commerce/subscriptions/gift.ts';
import { holdingsOf } from '../../src/commerce/subscriptions/subscriptions.ts';
import { holdingToChange, switchOff, switchOn } from '../../src/commerce/subscriptions/switch.ts';
import type { Database } from '../../src/db/open.ts';
import { runningPause } from '../../src/domain/billing/pause.ts';
import type { TestClock } from '../support/clock.ts';
import type { Action } from './billing-model.ts';
import { shopPackets, ways } from './billing-shop.ts';

const nth = fc.nat({ max: 2 });
const refill = (max: number) =>
  fc.record({ kind: fc.constant('refill' as const), amount: fc.integer({ min: 1, max }) });
const buys = (from: readonly number[]) =>
  fc.record({ kind: fc.constant('buy' as const), way: fc.constantFrom(...from) });
const to = (kind: 'off' | 'on' | 'pause' | 'resume' | 'cancel future') =>
  fc.record({ kind: fc.constant(kind), nth });

const everyWay = ways.map((_, index) => index);
const bases = everyWay.filter((index) => ways[index]?.packetId !== 9003 && ways[index]?.packetId !== 9004);

/** Purchases and waiting are the most frequent; much time passes, so that periods end. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: refill(900_000) },
  { weight: 6, arbitrary: buys(everyWay) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 40 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'run' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('gift' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 3, arbitrary: to('off') },
  { weight: 3, arbitrary: to('pause') },
  { weight: 2, arbitrary: to('resume') },
  { weight: 1, arbitrary: to('on') },
  { weight: 1, arbitrary: to('cancel future') },
);

/**
 * A random history of a user: some money, a base packet, then any actions. Most users have enough money for complex
 * cases.
 */
export const anyActions = (length: { minLength: number; maxLength: number }): fc.Arbitrary<Action[]> =>
  fc
    .tuple(
      fc.oneof(refill(200_000), refill(9_000_000), refill(9_000_000)),
      buys(bases),
      fc.array(anyAction, length),
    )
    .map(([money, base, rest]) => [money, base, ...rest]);

const gift = shopPackets.find(({ isGift }) => isGift)?.id ?? 0;
let refills = 0;

/** Performs an action for a user of the real platform, with the functions that its routes call. */
export async function perform(db: Database, clock: TestClock, userId: number, action: Action): Promise<void> {
  const now = clock.now();
  if (action.kind === 'wait') return clock.advance(action.hours * 3_600_000);
  if (action.kind === 'run') {
    const { failures } = await runRenewals({ db, clock });
    if (failures.length > 0) throw failures[0];
    return;
  }
  await db.transaction(async (tx) => {
    const { id: accountId } = await accountOf(tx, userId);
    const context = { userId, accountId, now };
    if (action.kind === 'refill') {
      refills += 1;
      await bookEntry(tx, {
        accountId,
        amount: action.amount,
        kind: 'refill',
        reference: `refill:${refills}`,
        now,
      });
    } else if (action.kind === 'buy') {
      await buy(tx, { userId, purchaseTypeId: ways[action.way]?.id ?? '', now });
    } else if (action.kind === 'gift') {
      await giftPacket(tx, { userId, packetId: gift, days: action.days, now });
    } else {
      await settleDue(tx, context);
      const holdings = await holdingsOf(tx, userId);
      const chosen = holdings[action.nth % Math.max(1, holdings.length)];
      if (!chosen) return;
      const { held } = await holdingToChange(
        tx,
        { userId, now },
        ({ subscription }) => subscription.id === chosen.subscription.id,
      );
      if (action.kind === 'off') await switchOff(tx, held, { accountId, now });
      if (action.kind === 'on') await switchOn(tx, held);
      if (action.kind === 'pause') await addPause(tx, held, { startMs: now, endMs: null }, context);
      if (action.kind === 'cancel future')
        await cancelFuture(tx, { userId, now }, ({ id }) => id === held.future?.id);
      const pause = held.subscription.isPaused && runningPause(held.pauses.map(pauseTerm), now);
      if (action.kind === 'resume' && pause) await endPause(tx, held, { id: pause.id, endMs: now }, context);
    }
  });
}
