import {
  isPurchased,
  type Viewer,
  type Watchable,
  type WatchRefusal,
  watchRefusal,
} from '../../src/domain/entitlement.ts';

const subject: Watchable = { age: 12, isFree: false, isAvailable: true, packetIds: [80, 81] };
const guest: Viewer = { isGuest: true, childLevel: null, packetIds: new Set(), licences: new Set() };
const user: Viewer = { ...guest, isGuest: false };
const child: Viewer = { ...user, childLevel: 12 };
const subscriber: Viewer = { ...user, packetIds: new Set([81]) };
const renter: Viewer = { ...user, licences: new Set(['film']) };

describe('spec 2 §6 Purchased vs unpurchased', () => {
  test.each<[string, Watchable, Viewer, WatchRefusal | null]>([
    ['free for a guest', { ...subject, isFree: true }, guest, null],
    ['paid for a guest', subject, guest, 'not_purchased'],
    ['paid for a user without packets', subject, user, 'not_purchased'],
    ['paid for a user with one of its packets', subject, subscriber, null],
    ['paid for a user with another packet', subject, { ...user, packetIds: new Set([7]) }, 'not_purchased'],
    ['rented', { ...subject, licensedBy: ['film'] }, renter, null],
    ['an episode of a series that is rented', { ...subject, licensedBy: ['e1', 'film'] }, renter, null],
    ['another title than the rented one', { ...subject, licensedBy: ['other'] }, renter, 'not_purchased'],
    ['paid, in no packet', { ...subject, packetIds: [] }, subscriber, 'not_purchased'],
    ['unavailable, though free', { ...subject, isFree: true, isAvailable: false }, subscriber, 'unavailable'],
    ['age 17 for a guest', { ...subject, isFree: true, age: 17 }, guest, null],
    ['age 18 for a guest', { ...subject, isFree: true, age: 18 }, guest, 'adult_guest'],
    ['marked adult for a guest', { ...subject, isFree: true, isAdult: true }, guest, 'adult_guest'],
    ['age 18 for a user', { ...subject, isFree: true, age: 18 }, user, null],
    ['age 12 for a child', { ...subject, isFree: true, age: 12 }, child, null],
    ['age 13 for a child', { ...subject, isFree: true, age: 13 }, child, 'child_profile'],
    ['adult for a child', { ...subject, isFree: true, age: 0, isAdult: true }, child, 'child_profile'],
  ])('%s', (_, watchable, viewer, refusal) => {
    expect(watchRefusal(watchable, viewer)).toBe(refusal);
  });

  test('content refused because of age may still be bought', () => {
    expect(isPurchased({ ...subject, age: 18 }, subscriber)).toBe(true);
  });
});
