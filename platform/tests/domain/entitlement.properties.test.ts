import fc from 'fast-check';
import {
  ANONYMOUS,
  isPurchased,
  type Viewer,
  type Watchable,
  watchRefusal,
} from '../../src/domain/entitlement.ts';
import { type Buyer, combinations, isSoldBy, type Sellable } from '../../src/domain/selling.ts';
import { heldPackets, type SubscriptionTerm } from '../../src/domain/subscription.ts';

const packetId = fc.integer({ min: 1, max: 6 });
const titleId = fc.constantFrom('film', 'season', 'series', 'other');
const setOf = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value).map((list) => new Set(list));

const watchable: fc.Arbitrary<Watchable> = fc.record({
  age: fc.integer({ min: 0, max: 21 }),
  isAdult: fc.boolean(),
  isFree: fc.boolean(),
  isAvailable: fc.boolean(),
  packetIds: fc.uniqueArray(packetId),
  licensedBy: fc.uniqueArray(titleId),
});

const anyViewer: fc.Arbitrary<Viewer> = fc.record({
  isGuest: fc.boolean(),
  childLevel: fc.constantFrom(null, 0, 6, 12),
  packetIds: setOf(packetId),
  licences: setOf(titleId),
});

const mayWatch = (subject: Watchable, viewer: Viewer) => watchRefusal(subject, viewer) === null;

describe('spec 2 §6 who may watch, for every content and every viewer', () => {
  test('one more packet or rent never takes access away', () => {
    fc.assert(
      fc.property(
        watchable,
        anyViewer,
        setOf(packetId),
        setOf(titleId),
        (subject, viewer, packets, titles) => {
          const richer = {
            ...viewer,
            packetIds: new Set([...viewer.packetIds, ...packets]),
            licences: new Set([...viewer.licences, ...titles]),
          };
          if (mayWatch(subject, viewer)) expect(watchRefusal(subject, richer)).toBeNull();
          if (isPurchased(subject, viewer)) expect(isPurchased(subject, richer)).toBe(true);
        },
      ),
    );
  });

  test('a child never gets more than an adult, nor a guest more than a user', () => {
    fc.assert(
      fc.property(watchable, anyViewer, (subject, viewer) => {
        if (mayWatch(subject, { ...viewer, childLevel: 12 })) {
          expect(watchRefusal(subject, { ...viewer, childLevel: null })).toBeNull();
        }
        if (mayWatch(subject, { ...viewer, isGuest: true })) {
          expect(watchRefusal(subject, { ...viewer, isGuest: false })).toBeNull();
        }
      }),
    );
  });

  test('spec 2 §5 no child watches content above 12 or marked for adults', () => {
    fc.assert(
      fc.property(watchable, anyViewer, (subject, viewer) => {
        if (mayWatch(subject, { ...viewer, childLevel: 12 })) {
          expect(subject.age).toBeLessThanOrEqual(12);
          expect(subject.isAdult).toBe(false);
        }
      }),
    );
  });

  test('unavailable content is never granted', () => {
    fc.assert(
      fc.property(watchable, anyViewer, (subject, viewer) => {
        expect(watchRefusal({ ...subject, isAvailable: false }, viewer)).toBe('unavailable');
      }),
    );
  });

  test('free content for every age needs no purchase', () => {
    fc.assert(
      fc.property(watchable, anyViewer, (subject, viewer) => {
        const free = { ...subject, age: 0, isAdult: false, isFree: true, isAvailable: true };
        expect(watchRefusal(free, ANONYMOUS)).toBeNull();
        expect(watchRefusal(free, viewer)).toBeNull();
      }),
    );
  });

  test('paid content is never open to a viewer without a purchase', () => {
    fc.assert(
      fc.property(watchable, anyViewer, (subject, viewer) => {
        const foreign = {
          ...viewer,
          packetIds: new Set([...viewer.packetIds].filter((id) => !subject.packetIds.includes(id))),
          licences: new Set([...viewer.licences].filter((id) => !subject.licensedBy?.includes(id))),
        };
        expect(mayWatch({ ...subject, isFree: false }, foreign)).toBe(false);
      }),
    );
  });
});

const moment = fc.integer({ min: 0, max: 1000 }).map((minutes) => new Date(minutes * 60_000));
const term: fc.Arbitrary<SubscriptionTerm> = fc.record({
  packetId,
  type: fc.constantFrom('packet' as const, 'promo' as const, 'bundle' as const),
  startAt: moment,
  endAt: fc.option(moment),
  isPaused: fc.boolean(),
  renew: fc.boolean(),
  endReason: fc.option(fc.constantFrom('replaced', 'ran_out')),
});

describe('spec 3 §3 Packet: what a viewer owns', () => {
  const includedIn = (id: number) => (id === 1 ? [5, 6] : []);

  test('one more subscription takes nothing away; pausing or ending one gives nothing', () => {
    fc.assert(
      fc.property(fc.array(term), term, moment, (terms, one, now) => {
        const held = heldPackets(terms, includedIn, now.getTime());
        const more = heldPackets([...terms, one], includedIn, now.getTime());
        for (const id of held) expect(more.has(id)).toBe(true);
        for (const worse of [
          { ...one, isPaused: true },
          { ...one, endReason: 'replaced' },
        ]) {
          expect(heldPackets([...terms, worse], includedIn, now.getTime())).toEqual(held);
        }
      }),
    );
  });

  test('nothing is owned that was not bought, and included packets are owned too', () => {
    fc.assert(
      fc.property(fc.array(term), moment, (terms, now) => {
        const held = heldPackets(terms, includedIn, now.getTime());
        const taken = new Set(terms.flatMap((one) => [one.packetId, ...includedIn(one.packetId)]));
        for (const id of held) expect(taken.has(id)).toBe(true);
        if (held.has(1)) expect(held.has(5) && held.has(6)).toBe(true);
      }),
    );
  });
});

const shop: fc.Arbitrary<Sellable[]> = fc.uniqueArray(
  fc.record({
    id: packetId,
    type: fc.constantFrom('packet', 'promo'),
    price: fc.integer({ min: 0, max: 999_999 }).map((cents) => (cents / 100).toFixed(2)),
    isBase: fc.boolean(),
    isPublic: fc.boolean(),
    providerId: fc.constantFrom(null, 1, 2),
    availableIds: fc.uniqueArray(packetId),
    includedIds: fc.uniqueArray(packetId),
    trial: fc.constantFrom(null, { amount: '1.00' }),
  }),
  { selector: ({ id }) => id },
);

const anyBuyer: fc.Arbitrary<Buyer> = fc.record({
  seller: fc.record({ id: fc.constantFrom(1, 2), currency: fc.constantFrom('KZT', 'UZS') }),
  held: setOf(packetId),
  hasContract: fc.boolean(),
  isAdditionalAlone: fc.boolean(),
});

test('wire 3 every offer opens the content, can be bought, repeats no owned packet, and adds up', () => {
  fc.assert(
    fc.property(shop, anyBuyer, setOf(packetId), (packets, buyer, wanted) => {
      const offers = combinations(wanted, packets, buyer);
      for (const { packets: bought, total } of offers) {
        const opened = bought.flatMap(({ id, includedIds }) => [id, ...includedIds]);
        expect(opened.some((id) => wanted.has(id))).toBe(true);
        expect(new Set(bought).size).toBe(bought.length);
        expect(bought.filter(({ isBase }) => isBase).length).toBeLessThanOrEqual(1);
        for (const packet of bought) {
          expect(isSoldBy(packet, buyer.seller) && !buyer.held.has(packet.id)).toBe(true);
          const bases = packets.filter(
            ({ id, isBase }) => isBase && (buyer.held.has(id) || bought.some((one) => one.id === id)),
          );
          const hasBase = bases.some(
            ({ availableIds }) => availableIds.length === 0 || availableIds.includes(packet.id),
          );
          expect(packet.isBase || buyer.isAdditionalAlone || hasBase).toBe(true);
        }
        const cents = bought.reduce((sum, { price }) => sum + Math.round(Number(price) * 100), 0);
        expect(total).toBe(cents);
      }
      const sizes = offers.map(({ packets: bought }) => bought.length);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }),
  );
});
