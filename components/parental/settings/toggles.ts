import type { ParentalAction } from '@/lib/rules/parental/rules';

/** What the PIN can be asked for (spec 3 §2), the most common ones first. */
export const TOGGLES: readonly ParentalAction[] = ['vod', 'program', 'channel', 'profile', 'pay', 'settings'];
