import { MOBILE_MAX_WIDTH } from '../core/constants';

/** Spec 2 §9 Breakpoints: at most 932 wide, or a mobile user agent. */
export function isMobile(view: Window = window): boolean {
  return view.innerWidth <= MOBILE_MAX_WIDTH || /Mobi|Android|iPhone|iPad/i.test(view.navigator.userAgent);
}
