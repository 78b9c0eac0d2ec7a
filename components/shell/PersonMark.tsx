import { KNOWN_COOKIE } from '@/lib/session/constants';

/**
 * Marks the document of somebody who is logged in before anything of it is drawn: stored pages know nobody, and must not show
 * a person what is for guests until scripts have come. `AccountButton` keeps the mark true afterwards.
 */
const mark = `/(^|; )${KNOWN_COOKIE}=user/.test(document.cookie)&&document.documentElement.setAttribute("data-person","")`;

export function PersonMark() {
  return <script>{mark}</script>;
}
