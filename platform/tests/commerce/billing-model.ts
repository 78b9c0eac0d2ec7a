import { nextEvent } from '../../src/domain/billing/events.ts';
import { type Held, placeOrder } from '../../src/domain/billing/order.ts';
import {
  afterPause,
  type PauseTerm,
  runningPause,
  timeStopsAt,
  unfinishedPause,
} from '../../src/domain/billing/pause.ts';
import { addPeriod, averageDays } from '../../src/domain/billing/period.ts';
import { firstPrice, type Price } from '../../src/domain/billing/price.ts';
import { unusedPart } from '../../src/domain/billing/refund.ts';
import { decideRenewal, nextStart, termFrom } from '../../src/domain/billing/renewal.ts';
import { switchingOff } from '../../src/domain/billing/switch.ts';
import { type ShopPacket, shopPackets, type Way, ways } from './billing-shop.ts';

/** An action on a user's money and subscriptions. `nth` selects one of the owned packets. */
export type Action =
  | { kind: 'refill'; amount: number }
  | { kind: 'buy'; way: number }
  | { kind: 'off' | 'on' | 'pause' | 'resume' | 'cancel future'; nth: number }
  | { kind: 'gift'; days: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'run' };

interface Sub {
  id: number;
  type: 'packet' | 'promo';
  packet: ShopPacket;
  way: Way | null;
  /** The purchase type of the next period. */
  next: Way | null;
  startMs: number;
  endMs: number;
  billingDay: number | null;
  paid: number;
  renew: boolean;
  isTrial: boolean;
  isPaused: boolean;
  pauses: PauseTerm[];
  plan: Way | null;
}

const HOUR = 3_600_000;
const days = (count: number) => ({ years: 0, months: 0, days: count });

const packetOf = (id: number): ShopPacket => {
  const packet = shopPackets.find((one) => one.id === id);
  if (!packet) throw new Error(`No packet ${id}`);
  return packet;
};

export class Refused extends Error {}

/**
 * The same shop without a database: the rules of `domain/billing` over a list in memory, written independently of
 * `commerce/`, so that the two can be compared.
 */
export class Model {
  now: number;
  balance = 0;
  entries: number[] = [];
  /** The paid periods and how much of each was refunded. */
  periods: { sub: number; startMs: number; endMs: number; paid: number; back: number }[] = [];
  subs: Sub[] = [];
  #trials = new Set<number>();
  #ids = 0;
  #pauses = 0;

  constructor(now: number) {
    this.now = now;
  }

  get bases(): Sub[] {
    return this.subs.filter((sub) => sub.packet.isBase && sub.type === 'packet');
  }

  /** The owned packets in the same order as in the database: bases first, then the older ones. */
  held(): Sub[] {
    return [...this.subs].sort((a, b) => Number(b.packet.isBase) - Number(a.packet.isBase) || a.id - b.id);
  }

  /** A refused action changes nothing, like a transaction that is rolled back. */
  apply(action: Action): void {
    const { balance, entries, periods, subs } = this;
    const before = structuredClone({ balance, entries, periods, subs });
    const trials = new Set(this.#trials);
    try {
      this.#apply(action);
    } catch (error) {
      Object.assign(this, before);
      this.#trials = trials;
      throw error;
    }
  }

  #apply(action: Action): void {
    if (action.kind === 'wait') {
      this.now += action.hours * HOUR;
      return;
    }
    if (action.kind === 'refill') {
      this.#book(action.amount);
      return;
    }
    this.#settle();
    if (action.kind === 'buy') this.#buy(ways[action.way % ways.length] as Way);
    if (action.kind === 'gift') this.#gift(action.days);
    if (action.kind === 'run' || action.kind === 'buy' || action.kind === 'gift') return;
    const held = this.held();
    const sub = held[action.nth % Math.max(1, held.length)];
    if (!sub) return;
    if (action.kind === 'off') this.#off(sub);
    if (action.kind === 'on') this.#on(sub);
    if (action.kind === 'pause') this.#pause(sub);
    if (action.kind === 'resume') this.#resumeNow(sub);
    if (action.kind === 'cancel future') sub.plan = null;
  }

  #book(amount: number): void {
    if (this.balance + amount < 0) throw new Refused('insufficient_funds');
    this.balance += amount;
    this.entries.push(amount);
  }

  #settle(): void {
    for (;;) {
      const held = this.held();
      const terms = held.map((sub) => ({ ...sub, id: String(sub.id) }));
      const event = nextEvent(terms, this.now);
      if (!event) return;
      const sub = held.find(({ id }) => String(id) === event.subscriptionId) as Sub;
      if (event.kind === 'pause') sub.isPaused = true;
      else if (event.kind === 'resume') this.#resume(sub, event.at);
      else if (sub.plan) this.#beginPlan(sub, sub.plan);
      else this.#renewOrEnd(sub);
    }
  }

  #renewOrEnd(sub: Sub): void {
    const others = this.subs.filter((other) => other !== sub);
    const next = sub.next;
    const isOther = next !== null && next.packetId !== sub.packet.id;
    const included = isOther ? this.#includedIn(packetOf(next.packetId), sub) : [];
    const back = included.reduce((sum, other) => sum + this.#unused(other), 0);
    const renewal = decideRenewal(
      {
        ...sub,
        isBase: sub.packet.isBase,
        price: next?.amount ?? 0,
        period: next?.period ?? days(30),
      },
      {
        now: this.now,
        balance: this.balance + back,
        isBaseThere: others.some((other) => other.packet.isBase),
        isIncluded: others.some(
          (other) => other.type !== 'promo' && other.packet.includedIds.includes(sub.packet.id),
        ),
      },
    );
    if (renewal.kind === 'end' || !next) {
      this.#end(sub);
      return;
    }
    for (const other of included) this.#endEarly(other);
    this.#book(-renewal.charge);
    const { startMs, endMs, charge, billingDay } = renewal;
    Object.assign(sub, {
      startMs,
      endMs,
      billingDay,
      paid: charge,
      isTrial: false,
      packet: packetOf(next.packetId),
      way: next,
    });
    sub.next = this.#continuation(next);
    this.#paid(sub);
  }

  /** After its first period a packet may continue as another one. */
  #continuation(way: Way): Way {
    const after = packetOf(way.packetId).afterRenewPacketId;
    if (after === null) return way;
    const sold = ways.filter(({ packetId }) => packetId === after);
    const alike = sold.find(({ period }) => averageDays(period) === averageDays(way.period));
    return alike ?? sold[0] ?? way;
  }

  #beginPlan(sub: Sub, plan: Way): void {
    const price = this.#price(plan);
    const packet = packetOf(plan.packetId);
    const included = this.#includedIn(packet, sub);
    const back = included.reduce((sum, other) => sum + this.#unused(other), 0);
    this.#end(sub);
    if (price.amount > this.balance + back) return;
    for (const other of included) this.#endEarly(other);
    this.#begin(plan, price, nextStart(sub.endMs, price.period, this.now));
  }

  #includedIn({ includedIds }: ShopPacket, sub: Sub): Sub[] {
    return this.subs.filter(
      (other) =>
        other !== sub &&
        other.type === 'packet' &&
        !other.packet.isBase &&
        includedIds.includes(other.packet.id),
    );
  }

  #price(way: Way): Price {
    const isHeld = this.subs.some(({ type, packet }) => type === 'packet' && packet.id === way.packetId);
    return firstPrice(way, !isHeld && !this.#trials.has(way.packetId));
  }

  #buy(way: Way): void {
    const packet = packetOf(way.packetId);
    const held = this.held().map((sub) => this.#heldOf(sub));
    const { id: purchaseTypeId, packetId, amount, period } = way;
    const { isBase, includedIds } = packet;
    const order = placeOrder({ purchaseTypeId, packetId, amount, period, isBase, includedIds }, held, true);
    const find = (one: Held) => this.subs.find(({ id }) => String(id) === one.id) as Sub;
    if (order.kind === 'refused') throw new Refused(order.why);
    if (order.kind === 'keep') {
      const sub = find(order.held);
      Object.assign(sub, { renew: true, plan: null });
      return;
    }
    if (order.kind === 'later') {
      find(order.after).plan = way;
      return;
    }
    const price = this.#price(way);
    const replaced = order.replaces.map(find);
    const back = replaced.reduce((sum, sub) => sum + this.#unused(sub), 0);
    if (this.balance + back < price.amount) throw new Refused('insufficient_funds');
    for (const sub of replaced) this.#endEarly(sub);
    this.#begin(way, price, this.now);
  }

  #heldOf(sub: Sub): Held {
    const { type, packet, way, renew, plan, isPaused } = sub;
    const { isBase, includedIds, availableIds } = packet;
    return {
      id: String(sub.id),
      type,
      packetId: packet.id,
      isBase,
      includedIds,
      availableIds,
      renew,
      purchaseTypeId: way?.id ?? null,
      amount: way?.amount ?? 0,
      period: way?.period ?? days(30),
      isPaused,
      hasPlan: plan !== null,
    };
  }

  #begin(way: Way, price: Price, startMs: number): void {
    this.#book(-price.amount);
    if (price.isTrial) this.#trials.add(way.packetId);
    const sub: Sub = {
      id: ++this.#ids,
      type: 'packet',
      packet: packetOf(way.packetId),
      way,
      startMs,
      ...termFrom(startMs, price.period, null),
      paid: price.amount,
      renew: true,
      isTrial: price.isTrial,
      isPaused: false,
      pauses: [],
      plan: null,
      next: this.#continuation(way),
    };
    this.subs.push(sub);
    this.#paid(sub);
  }

  #paid({ id, startMs, endMs, paid }: Sub): void {
    this.periods.push({ sub: id, startMs, endMs, paid, back: 0 });
  }

  #gift(count: number): void {
    const running = this.subs.find(({ type }) => type === 'promo');
    if (running) {
      running.endMs = addPeriod(running.endMs, days(count));
      return;
    }
    const gift = shopPackets.find(({ isGift }) => isGift) as ShopPacket;
    this.subs.push({
      id: ++this.#ids,
      type: 'promo',
      packet: gift,
      way: null,
      next: null,
      startMs: this.now,
      paid: 0,
      endMs: addPeriod(this.now, days(count)),
      billingDay: null,
      renew: false,
      isTrial: false,
      isPaused: false,
      pauses: [],
      plan: null,
    });
  }

  #unused(sub: Sub): number {
    const paused = sub.isPaused ? runningPause(sub.pauses, this.now) : null;
    return unusedPart(sub, paused ? timeStopsAt(paused.startMs) : this.now);
  }

  #end(sub: Sub): void {
    this.subs = this.subs.filter((other) => other !== sub);
  }

  #endEarly(sub: Sub): void {
    const back = this.#unused(sub);
    const period = this.periods.findLast((one) => one.sub === sub.id);
    if (period) period.back += back;
    if (back > 0) this.#book(back);
    this.#end(sub);
  }

  #off(sub: Sub): void {
    const decision = switchingOff({
      ...sub,
      allowDeletePaused: sub.packet.allowDeletePaused,
      isCancelable: true,
    });
    if (decision.kind === 'refused') throw new Refused(decision.why);
    if (decision.kind === 'end_now') {
      this.#endEarly(sub);
      return;
    }
    if (!sub.renew) throw new Refused('renewal_off');
    sub.renew = false;
  }

  #on(sub: Sub): void {
    if (sub.type === 'promo') throw new Refused('gift_runs_out');
    sub.renew = true;
    sub.plan = null;
  }

  #pause(sub: Sub): void {
    if (sub.type !== 'packet' || sub.isTrial) throw new Refused('pause_refused');
    if (sub.isPaused || unfinishedPause(sub.pauses, this.now)) throw new Refused('pause_exists');
    sub.pauses = [...sub.pauses, { id: String(++this.#pauses), startMs: this.now, endMs: null }];
    sub.isPaused = true;
  }

  #resumeNow(sub: Sub): void {
    if (sub.isPaused) this.#resume(sub, this.now);
  }

  #resume(sub: Sub, atMs: number): void {
    const pause = runningPause(sub.pauses, atMs);
    const { startMs, endMs } = afterPause(sub, pause?.startMs ?? atMs, atMs);
    const pauses = sub.pauses.map((one) => (one === pause ? { ...one, endMs: atMs } : one));
    const billingDay = endMs === sub.endMs ? sub.billingDay : null;
    Object.assign(sub, { startMs, endMs, billingDay, pauses, isPaused: false });
  }
}
