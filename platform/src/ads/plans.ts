import type { AdPlan } from '../domain/ads.ts';
import type { SpotId } from './spots.ts';

/** The places of ads (spec 2 §3 Ad info), by their names in addresses. */
export const ROLLS = ['pre', 'middle', 'post', 'post-pause'] as const;
export type Roll = (typeof ROLLS)[number];

/** What a VAST address answers: an ad in each version of VAST, or one of the cases that clients must handle. */
export const VAST_KINDS = [
  'linear',
  'linear2',
  'linear3',
  'pod',
  'wrapper',
  'chain',
  'endless',
  'empty',
  'malformed',
  'unplayable',
  'lostfile',
  'incomplete',
  'vpaid',
  'simid',
  'nonlinear',
  'conditional',
  'hanging',
] as const;
export type VastKind = (typeof VAST_KINDS)[number];

/** One ad request: the first kind, then the kinds to try after it. */
type AdCall = readonly [VastKind, ...VastKind[]];
type Plan = {
  rolls: Partial<Record<Roll, readonly AdCall[]>>;
  hasPackshot?: true;
  /** The highest number of ads in one break; one unless the plan says otherwise. */
  most?: number;
  /** Seconds without another break after one; the default of the specification unless the plan says otherwise. */
  period?: number;
  /** Seconds between two middle rolls; ten minutes unless the plan says otherwise. */
  middlePeriod?: number;
};

/** The ad of each roll. */
export const spotOfRoll: Record<Roll, SpotId> = {
  pre: 'plus',
  middle: 'tea',
  post: 'balloons',
  'post-pause': 'balloons',
};

export const plans: Record<AdPlan, Plan> = {
  none: { rolls: {} },
  usual: {
    rolls: {
      pre: [['linear', 'linear3']],
      middle: [['linear']],
      post: [['linear']],
      'post-pause': [['linear']],
    },
    hasPackshot: true,
    // Whoever moves through the free channels sees one break in five minutes.
    period: 300,
  },
  // An ad behind another server, which has trackers of its own.
  wrapped: { rolls: { pre: [['wrapper']], middle: [['wrapper', 'linear']] } },
  // Every ad fails except the last one.
  fallback: {
    rolls: { pre: [['malformed', 'unplayable', 'endless', 'linear']], middle: [['unplayable'], ['linear3']] },
  },
  // Each answer has an ad only for a player that looks further: behind two wrappers, after two ads that cannot be shown,
  // and in a second file.
  imperfect: { rolls: { pre: [['chain'], ['incomplete'], ['lostfile']] }, most: 3 },
  // No advertiser at this time: the usual state of a small channel.
  empty: { rolls: { pre: [['empty']], middle: [['empty']] } },
  // Everything often, to try out middle rolls without waiting.
  frequent: {
    rolls: { pre: [['linear']], middle: [['linear2']], post: [['linear']], 'post-pause': [['linear3']] },
    middlePeriod: 20,
  },
  // Several ads in one break.
  pod: { rolls: { pre: [['pod']], middle: [['linear'], ['linear3']] }, most: 3 },
  // Ads that are programs: a player without them declines each and plays what is only a film.
  scripts: { rolls: { pre: [['vpaid', 'conditional', 'nonlinear', 'simid']] } },
  // A server that accepts and never answers.
  hanging: { rolls: { pre: [['hanging']], middle: [['hanging']], post: [['hanging']] } },
  // Every ad fails.
  broken: { rolls: { pre: [['malformed', 'empty'], ['unplayable']], middle: [['endless']] } },
};
