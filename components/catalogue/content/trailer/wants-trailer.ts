/** Not on mobile (spec 2 §2) by the width of spec 2 §9, and not on touch devices. */
const TRAILER_SCREEN = '(min-width: 933px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a trailer may play behind the page: a large screen, no reduced motion, and a fast enough connection. */
export function wantsTrailer(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return (
    matchMedia(TRAILER_SCREEN).matches &&
    !saveData &&
    !effectiveType?.includes('2g') &&
    effectiveType !== '3g'
  );
}
