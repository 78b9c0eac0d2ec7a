import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, flag, idText, listOf, momentOf, text, textOrNull } from '@/lib/platform/http/wire';
import { counterpartOf } from '@/lib/rules/commerce/counterpart';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import type { Period } from '@/lib/shared/period';
import { type LandingPacket, PacketWire, PeriodWire, toPacket, toPeriod } from './packet-wire';

/** The viewer's subscriptions (wire 7.3). All calls throw PlatformError. */

const Actions = v.object({
  can_subscribe: flag,
  can_change_period: flag,
  can_disable_renew: flag,
  can_unsubscribe: flag,
  can_enable_renew: flag,
});

const OwnPacketWire = v.object({
  ...PacketWire.entries,
  is_purchased: flag,
  subscription: v.nullish(
    v.object({
      next_pay_at: textOrNull,
      next_period_human: PeriodWire,
      next_price: textOrNull,
      actions: v.nullish(Actions),
    }),
  ),
});

const Pause = v.object({ id: idText, start_at: text, end_at: textOrNull });

const SubscriptionWire = v.object({
  id: idText,
  packet: OwnPacketWire,
  start_at: textOrNull,
  end_at: textOrNull,
  renew: flag,
  is_paused: flag,
  message: textOrNull,
  type: textOrNull,
  price: textOrNull,
  is_trial: flag,
  pauses: listOf(Pause),
  amount_refund: textOrNull,
  next_pay_at: textOrNull,
  next_price: textOrNull,
  next_period_human: PeriodWire,
});

const FutureWire = v.object({
  id: idText,
  packet: OwnPacketWire,
  start_at: textOrNull,
  renew: flag,
  price: textOrNull,
  is_trial: flag,
  next_price: textOrNull,
  next_period_human: PeriodWire,
});

const Current = bareList(v.object({ packet: v.nullish(v.object({ price: textOrNull })) }));

/** `GET /v2/users/self/subscriptions/current`: the price of each packet of the user. @throws PlatformError */
export async function pricesPaid(target: Target): Promise<number[]> {
  const list = await send({ path: '/users/self/subscriptions/current', schema: Current }, target);
  return list.flatMap(({ packet }) => (packet ? [Number(packet.price ?? 0) || 0] : []));
}

/** What everybody can read of a packet, and what the viewer has of it. Sums are decimals; the gateway writes them. */
export type RawOwnPacket = Omit<OwnPacket, 'nextPeriod' | 'per' | 'trial' | 'isFullest' | 'picture'> & {
  packet: LandingPacket;
  nextPeriod: Period | null;
};

/** Before the list is complete: with what its own next period costs, whatever is planned; null when it ends. */
type Listed = RawOwnPacket & { renewalPrice: string | null };

type PacketPart = v.InferOutput<typeof OwnPacketWire>;

/** Everything that is sold to the viewer or owned, with what may be done about it. */
export async function listOwnPackets(target: Target): Promise<RawOwnPacket[]> {
  const [packets, held, futures] = await Promise.all([
    send({ path: '/packets', schema: bareList(OwnPacketWire) }, target),
    send(
      {
        path: '/users/self/subscriptions',
        query: { types: 'active,paused,planned' },
        schema: bareList(SubscriptionWire),
      },
      target,
    ),
    send({ path: '/users/self/futures', schema: bareList(FutureWire) }, target),
  ]);
  const plannedIds = new Set(futures.map(({ id }) => id));
  // A gift beside a purchase of the same packet: what is paid for comes first.
  const owned = held
    .map((one) => toOwned(one, plannedIds.has(one.id)))
    .sort((a, b) => Number(b.kind === 'packet') - Number(a.kind === 'packet'));
  const planned = futures.filter(({ id }) => !held.some((one) => one.id === id)).map(toPlanned);
  const ownIds = new Set([...owned, ...planned].map(({ id }) => id));
  const mine = [...owned, ...planned];
  const continuesAs = (packetId: string) => {
    const after = packets.find(({ id }) => id === packetId)?.after_renew_packet_id;
    return packets.find(({ id }) => id === after)?.name ?? null;
  };
  return [
    ...mine.map(({ renewalPrice, ...own }) => ({
      ...own,
      continuesAs: continuesAs(own.id),
      counterpart: counterpartOf({ ...own, renewalPrice }, mine),
    })),
    ...packets
      .filter(({ id }) => !ownIds.has(id))
      .map((packet) => ({ ...toOpen(packet), continuesAs: continuesAs(packet.id) })),
  ];
}

const subscriptionPath = (id: string) => `/users/self/subscriptions/${encodeURIComponent(id)}`;

/** Lets a subscription run out, or go on (wire 7.3). */
export async function setRenewal(target: Target, id: string, renew: boolean): Promise<void> {
  await send({ method: 'PATCH', path: subscriptionPath(id), body: { renew }, schema: v.unknown() }, target);
}

/** Its paid time stops, until it is resumed. Paths below a subscription are written out: `calls.test.ts` reads them for docs/CALLS.md. */
export async function pause(target: Target, id: string): Promise<void> {
  const path = `/users/self/subscriptions/${encodeURIComponent(id)}/pauses`;
  await send({ method: 'POST', path, body: {}, schema: v.unknown() }, target);
}

/** Ends the running pause of a subscription: its paid time goes on. */
export async function resume(target: Target, id: string): Promise<void> {
  const path = `/users/self/subscriptions/${encodeURIComponent(id)}/pauses`;
  const running = runningPause(await send({ path, schema: bareList(Pause) }, target));
  // Nothing is paused any more: in another window it was resumed.
  if (!running) return;
  // An end that is not ahead means now by the clock of the platform; this server's may be ahead of it.
  const body = { end_at: running.start_at };
  const runningPath = `/users/self/subscriptions/${encodeURIComponent(id)}/pauses/${encodeURIComponent(running.id)}`;
  await send({ method: 'PATCH', path: runningPath, body, schema: v.unknown() }, target);
}

/** Ends a paused subscription that may be deleted; another one runs to the end of what is paid. */
export async function endSubscription(target: Target, id: string): Promise<void> {
  await send({ method: 'DELETE', path: subscriptionPath(id), schema: v.unknown() }, target);
}

/** Takes back a packet that would begin later. */
export async function dropFuture(target: Target, id: string): Promise<void> {
  await send(
    { method: 'DELETE', path: `/users/self/futures/${encodeURIComponent(id)}`, schema: v.unknown() },
    target,
  );
}

/**
 * Whether it is planned is for the platform to say, which lists it with the futures: by this server's clock what was just
 * bought may begin later.
 */
function toOwned(wire: v.InferOutput<typeof SubscriptionWire>, isPlanned: boolean): Listed {
  const base = baseOf(wire.packet);
  return {
    ...base,
    // The packet's own part is about the purchase, which may stand beside this gift or future.
    nextPeriod: wire.renew ? (toPeriod(wire.next_period_human) ?? base.nextPeriod) : null,
    nextPayAt: wire.renew
      ? momentOf(wire.next_pay_at ?? wire.packet.subscription?.next_pay_at ?? null)
      : null,
    nextPrice: wire.renew ? (wire.next_price ?? base.nextPrice) : null,
    state: wire.is_paused ? 'paused' : isPlanned ? 'planned' : 'active',
    kind: wire.type === 'promo' || wire.type === 'bundle' ? wire.type : 'packet',
    subscriptionId: wire.id,
    isTrial: wire.is_trial,
    isRenewing: wire.renew,
    startAt: momentOf(wire.start_at),
    endAt: momentOf(wire.end_at),
    price: wire.price,
    message: wire.message,
    ...(wire.is_paused ? pauseOf(wire.pauses) : {}),
    refund: wire.amount_refund,
    // The packet's own part says whether it renews by itself; `renew` is false where something else follows.
    renewalPrice: base.nextPayAt === null ? null : wire.price,
  };
}

function pauseOf(pauses: Array<v.InferOutput<typeof Pause>>) {
  const running = runningPause(pauses);
  return {
    pausedSince: momentOf(running?.start_at ?? null),
    pausedUntil: momentOf(running?.end_at ?? null),
  };
}

/** The pause of a paused subscription: the one that has not ended. Its start may be ahead of this server's clock. */
const runningPause = (pauses: Array<v.InferOutput<typeof Pause>>) =>
  pauses.findLast(({ end_at }) => end_at === null || Date.parse(end_at) > Date.now()) ?? null;

function toPlanned(wire: v.InferOutput<typeof FutureWire>): Listed {
  return {
    ...baseOf(wire.packet),
    state: 'planned',
    subscriptionId: wire.id,
    isTrial: wire.is_trial,
    isRenewing: wire.renew,
    startAt: momentOf(wire.start_at),
    price: wire.price ?? wire.packet.price,
    nextPrice: wire.next_price,
    nextPeriod: toPeriod(wire.next_period_human),
    renewalPrice: null,
  };
}

function toOpen(packet: PacketPart): RawOwnPacket {
  const base = baseOf(packet);
  const state = packet.is_purchased ? 'included' : base.can.subscribe ? 'open' : 'closed';
  return { ...base, state };
}

function baseOf({ subscription, ...wire }: PacketPart): RawOwnPacket {
  const actions = subscription?.actions;
  const packet = toPacket(wire);
  return {
    packet,
    id: packet.id,
    name: packet.name,
    short: packet.short,
    isBase: packet.isBase,
    isDonation: packet.isDonation,
    state: 'open',
    kind: 'packet',
    subscriptionId: null,
    isTrial: false,
    isTrialOpen: wire.is_trial,
    continuesAs: null,
    isRenewing: false,
    startAt: null,
    endAt: null,
    nextPayAt: momentOf(subscription?.next_pay_at ?? null),
    price: packet.price,
    nextPrice: subscription?.next_price ?? null,
    nextPeriod: toPeriod(subscription?.next_period_human),
    pausedSince: null,
    pausedUntil: null,
    refund: null,
    counterpart: null,
    message: null,
    can: {
      subscribe: actions?.can_subscribe ?? false,
      changePeriod: actions?.can_change_period ?? false,
      disableRenew: actions?.can_disable_renew ?? false,
      unsubscribe: actions?.can_unsubscribe ?? false,
      enableRenew: actions?.can_enable_renew ?? false,
    },
  };
}
