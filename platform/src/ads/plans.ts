import type { AdPlan } from '../domain/ads.ts';
import type { SpotId } from './spots.ts';

/** The places of ads (spec 2 §3 Ad info), by their names in addresses. */
export const ROLLS = ['pre', 'middle', 'post', 'post-pause'] as const;
export type Roll = (typeof ROLLS)[number];

/** What a VAST address answers: an ad in two versions of VAST, or one of the failures that clients must handle. */
export const VAST_KINDS = [
  'linear',
  'linear3',
  'wrapper',
  'endless',
  'empty',
  'malformed',
  'unplayable',
] as const;
export type VastKind = (typeof VAST_KINDS)[number];

/** One ad request: the first kind, then the kinds to try after it. */
type AdCall = readonly [VastKind, ...VastKind[]];
type Plan = { rolls: Partial<Record<Roll, readonly AdCall[]>>; hasPackshot: boolean };

/** The ad of each roll. */
export const spotOfRoll: Record<Roll, SpotId> = {
  pre: 'plus',
  middle: 'tea',
  post: 'balloons',
  'post-pause': 'balloons',
};

export const plans: Record<AdPlan, Plan> = {
  none: { rolls: {}, hasPackshot: false },
  usual: {
    rolls: {
      pre: [['linear', 'linear3']],
      middle: [['linear']],
      post: [['linear']],
      'post-pause': [['linear']],
    },
    hasPackshot: true,
  },
  // An ad behind another server, which has trackers of its own.
  wrapped: { rolls: { pre: [['wrapper']], middle: [['wrapper', 'linear']] }, hasPackshot: false },
  // Every ad fails except the last one.
  fallback: {
    rolls: { pre: [['malformed', 'unplayable', 'endless', 'linear']], middle: [['unplayable'], ['linear3']] },
    hasPackshot: false,
  },
  // No advertiser at this time: the usual state of a small channel.
  empty: { rolls: { pre: [['empty']], middle: [['empty']] }, hasPackshot: false },
};
