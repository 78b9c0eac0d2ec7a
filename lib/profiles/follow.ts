import { routes } from '@/lib/routes';
import { knownKind } from '@/lib/session/known';
import { onWho } from '@/lib/session/who';

/**
 * A child's pages are pages of their own (DESIGN section 4 "Sites"): when the viewer of this browser has become one of
 * the other audience, in whatever tab, this document is left for that audience's home. Also when "back" brings it out of
 * the browser's memory. Goes by the cookie that chose the document, so it ends after one load. Browser only.
 */
export function followAudience(): () => void {
  const isMadeForChildren = knownKind() === 'child';
  const check = () => {
    if ((knownKind() === 'child') !== isMadeForChildren) location.replace(routes.home());
  };
  const forget = onWho(check);
  addEventListener('pageshow', check);
  return () => {
    forget();
    removeEventListener('pageshow', check);
  };
}
