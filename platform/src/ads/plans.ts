import type { AdPlan } from '../domain/ads.ts';
import type { SpotId } from './spots.ts';

/** Where an ad plays (spec 2 §3 Ad info), by its name in addresses. */
export const ROLLS = ['pre', 'middle', 'post', 'post-pause'] as const;
export type Roll = (typeof ROLLS)[number];

/** What a VAST address answers with: an ad in two versions of VAST, and everything that goes wrong with ads. */
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

/** One call for an ad: the first kind, and those to try after it. */
type AdCall = readonly [VastKind, ...VastKind[]];
type Plan = { rolls: Partial<Record<Roll, readonly AdCall[]>>; hasPackshot: boolean };

/** What each roll shows. */
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
  // An ad by way of another server, which counts for itself.
  wrapped: { rolls: { pre: [['wrapper']], middle: [['wrapper', 'linear']] }, hasPackshot: false },
  // Nothing works but the last resort.
  fallback: {
    rolls: { pre: [['malformed', 'unplayable', 'endless', 'linear']], middle: [['unplayable'], ['linear3']] },
    hasPackshot: false,
  },
  // Nobody wants to advertise here now: the usual state of a small channel.
  empty: { rolls: { pre: [['empty']], middle: [['empty']] }, hasPackshot: false },
};
