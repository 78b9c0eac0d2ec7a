'use client';

import { useState } from 'react';
import { dayText } from '@/lib/client/browser/moment';
import { showError } from '@/lib/client/errors/show-error';
import { showAlert } from '@/lib/client/modals/alert';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import {
  explanationOf,
  type PacketAction,
  packetActions,
  type SubscriptionChange,
} from '@/lib/rules/commerce/packet-actions';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';

export type ActionWords = Messages['pages']['packets']['act'];

interface Offered {
  action: PacketAction;
  label: string;
  run(): Promise<void>;
}

/** The buttons of a packet of the viewer (spec 3 §4 Subscription actions), one action at a time. */
export function usePacketActions(own: OwnPacket | null, words: ActionWords) {
  const [busy, setBusy] = useState<PacketAction | null>(null);
  const run = async (packet: OwnPacket, action: PacketAction) => {
    if (busy) return;
    setBusy(action);
    try {
      await (action === 'subscribe' || action === 'change'
        ? buyPacket(packet.id, action === 'change')
        : change(packet, action, words));
    } catch (error) {
      await showError(error);
    } finally {
      setBusy(null);
    }
  };
  const offered: Offered[] = own
    ? packetActions(own).map((action) => ({ action, label: words[action], run: () => run(own, action) }))
    : [];
  return { offered, busy };
}

async function buyPacket(key: string, isChange: boolean): Promise<void> {
  const { buy } = await import('./buy');
  await buy({ kind: 'packet', key, ...(isChange ? { isChange } : {}) });
}

async function change(own: OwnPacket, action: SubscriptionChange, words: ActionWords): Promise<void> {
  if (own.subscriptionId === null) return;
  const { changeSubscription } = await import('./change-subscription');
  const result = await changeSubscription({
    own,
    action,
    subscriptionId: own.subscriptionId,
    title: explained(own, words.ask[action]),
    text: explained(own, words.explain[explanationOf(action, own.counterpart)]),
    label: words[action],
    refused: words.refused,
  });
  if (result !== 'done') return;
  showAlert(explained(own, words.done[action]));
  // Also the balance, which gets the rest of what was deleted, and what a pause closes.
  await (await import('@/lib/client/viewer/refresh-owned')).refreshOwned();
}

/** What will happen or has happened, with the name, the day and the price. */
function explained(own: OwnPacket, text: string): string {
  const day = own.state === 'planned' ? own.startAt : own.endAt;
  return fill(text, {
    name: own.name,
    date: day === null ? '' : dayText(day),
    price: own.nextPrice ?? own.price ?? '',
    other: own.counterpart?.name ?? '',
    otherPrice: own.counterpart?.price ?? '',
    otherThen: own.counterpart?.priceAfterTrial ?? '',
  });
}
