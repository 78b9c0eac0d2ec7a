import type { OwnPacket } from '@/lib/rules/commerce/own-packet';

type Changes = Partial<Omit<OwnPacket, 'can'>>;

/** A base packet that is paid until 1 December 2026 and renews; the viewer may do with it only what is named. */
export const ownPacket = (changes: Changes, can: Partial<OwnPacket['can']> = {}): OwnPacket => ({
  id: '81',
  name: 'Light',
  short: null,
  isBase: true,
  isDonation: false,
  state: 'active',
  kind: 'packet',
  subscriptionId: '5',
  isTrial: false,
  isTrialOpen: false,
  continuesAs: null,
  isRenewing: true,
  startAt: Date.UTC(2026, 10, 1, 9),
  endAt: Date.UTC(2026, 11, 1, 9),
  nextPayAt: null,
  price: '990 ₸',
  per: null,
  trial: null,
  isFullest: false,
  picture: null,
  nextPrice: null,
  nextPeriod: null,
  pausedSince: null,
  pausedUntil: null,
  refund: null,
  counterpart: null,
  message: null,
  ...changes,
  can: {
    subscribe: false,
    changePeriod: false,
    disableRenew: false,
    unsubscribe: false,
    enableRenew: false,
    ...can,
  },
});
