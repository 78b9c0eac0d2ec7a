/** What players report of an ad (VAST 4.2 §3.14, 2.3.6), by the names of the standard. */
export const PROGRESS_EVENTS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'closeLinear',
] as const;
export const AD_EVENTS = ['impression', ...PROGRESS_EVENTS, 'click', 'error'] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

/** One report. `by` names the tracker: an ad behind a wrapper reports to the wrapper's tracker and to its own. */
export type AdTrack = {
  event: AdEvent;
  ad: string;
  roll: string;
  by: string;
  stat: string | null;
  code: string | null;
  at: string;
};
