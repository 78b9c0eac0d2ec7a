/** Which advertising goes with a channel or a title (ads/plans.ts says what that is). */
export type AdPlan = 'none' | 'usual' | 'wrapped' | 'fallback' | 'empty';
