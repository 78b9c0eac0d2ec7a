/** Not on mobile (spec 2 §2), where the mobile width of spec 2 §9 ends; a finger has no use for it either. */
const WHERE = '(min-width: 933px) and (hover: hover) and (prefers-reduced-motion: no-preference)';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a trailer may move behind the page: a large screen, a viewer who does not mind movement, a line that carries it. */
export function wantsTrailer(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return matchMedia(WHERE).matches && !saveData && !effectiveType?.includes('2g') && effectiveType !== '3g';
}
