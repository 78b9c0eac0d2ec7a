import { MOBILE_MAX_WIDTH } from '../../core/constants';

/** A picture without room for a panel: a phone in either direction. */
const PHONE = '(max-width: 480px), (max-height: 480px) and (pointer: coarse)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

/** Spec 2 §9 Breakpoints: at most 932 wide, or a mobile user agent. */
export function isMobile(view: Window = window): boolean {
  return view.innerWidth <= MOBILE_MAX_WIDTH || /Mobi|Android|iPhone|iPad/i.test(view.navigator.userAgent);
}
