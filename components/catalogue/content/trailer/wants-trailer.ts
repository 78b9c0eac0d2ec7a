import { isFastConnection } from '@/lib/client/browser/connection';
import { FROM_MEDIUM } from '@/lib/shared/breakpoints';

/** Not on mobile (spec 2 §2) by the width of spec 2 §9, and not on touch devices. */
const TRAILER_SCREEN = `${FROM_MEDIUM} and (hover: hover) and (prefers-reduced-motion: no-preference)`;

/** Whether a trailer may play behind the page: a large screen, no reduced motion, and a fast enough connection. */
export const wantsTrailer = (): boolean => matchMedia(TRAILER_SCREEN).matches && isFastConnection();
