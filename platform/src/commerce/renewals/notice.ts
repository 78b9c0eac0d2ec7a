import type { Database } from '../../db/open.ts';
import { messages } from '../../db/schema/notices.ts';
import type { EndReason } from '../../db/schema/subscriptions.ts';
import { nextSnowflake } from '../../domain/snowflake.ts';
import { type MessageKey, translate } from '../../http/messages/translate.ts';
import type { Holding } from '../subscriptions/subscriptions.ts';

/** Endings that the viewer did not choose, and the text about each. */
export const unexpectedEnds: Partial<Record<EndReason, MessageKey>> = {
  insufficient_funds: 'ended_without_money',
  needs_base: 'ended_without_base',
};

/** Sends a message to a viewer whose packet was not renewed, because it ended while the viewer was away. */
export async function notifyEnd(
  tx: Database,
  { subscription, packet }: Holding,
  reason: EndReason,
  now: number,
): Promise<void> {
  const key = unexpectedEnds[reason];
  if (!key) return;
  const text = {
    ru: translate('ru', { key }),
    kk: translate('kk', { key }),
    en: translate('en', { key }),
    uz: translate('uz', { key }),
  };
  await tx.insert(messages).values({
    id: nextSnowflake(now),
    userId: subscription.userId,
    title: packet.name,
    text,
    createdAt: new Date(now),
  });
}
