import { OWN_ROWS_KEY } from '@/lib/rules/pages/own-rows';
import { KNOWN_COOKIE } from '@/lib/rules/session/constants';

/**
 * Marks the document of somebody who is logged in before anything of it is drawn: stored pages know nobody, and must not show
 * a person what is for guests until scripts have come. Rows of their own that had something in them keep their place
 * (lib/rules/pages/own-rows.ts). The server knows it by its very words (server/script-policy.ts).
 */
export const PERSON_MARK = [
  '{let h=document.documentElement,k=document.cookie.match(/(?:^|; )',
  KNOWN_COOKIE,
  '=(\\w+)/);if(k){k[1]==="user"&&h.setAttribute("data-person","");',
  `try{for(let p of(localStorage.getItem("${OWN_ROWS_KEY}")||"").split(" "))p&&h.style.setProperty(p,"block")}catch{}}}`,
].join('');
