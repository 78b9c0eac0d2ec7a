import type { Database } from '../../db/open.ts';
import { type ClockedTerm, nextEvent } from '../../domain/billing/events.ts';
import { pauseTerm } from '../subscriptions/end.ts';
import { beginPause, resume } from '../subscriptions/pauses.ts';
import { type Holding, holding, holdingsOf } from '../subscriptions/subscriptions.ts';
import { beginPlanned } from './future.ts';
import { renewOrEnd } from './next.ts';

function termOf({ subscription, pauses }: Holding): ClockedTerm {
  const { id, endAt, isPaused } = subscription;
  return { id, endMs: endAt?.getTime() ?? null, isPaused, pauses: pauses.map(pauseTerm) };
}

/**
 * Does everything that is due for a user's subscriptions, in order: pauses begin and end, periods are paid
 * or end, planned packets begin. Call it with the account locked; a second call finds nothing to do.
 */
export async function settleDue(
  tx: Database,
  context: { userId: number; accountId: number; now: number },
): Promise<number> {
  for (let events = 0; ; events += 1) {
    const holdings = await holdingsOf(tx, context.userId);
    const event = nextEvent(holdings.map(termOf), context.now);
    if (!event) return events;
    const held = holding(holdings, event.subscriptionId);
    const others = holdings.filter((other) => other !== held);
    if (event.kind === 'pause') await beginPause(tx, held);
    else if (event.kind === 'resume') await resume(tx, held, event.at);
    else if (held.future) await beginPlanned(tx, held, others, context);
    else await renewOrEnd(tx, held, others, context);
  }
}
