import { KNOWN_COOKIE } from '@/lib/session/constants';

/**
 * Marks the document of somebody who is logged in before anything of it is drawn: stored pages know nobody, and must not show
 * a person what is for guests until scripts have come. The server knows it by its very words (server/inline-scripts.ts).
 */
export const PERSON_MARK = `/(^|; )${KNOWN_COOKIE}=user/.test(document.cookie)&&document.documentElement.setAttribute("data-person","")`;
