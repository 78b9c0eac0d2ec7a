import { OWN_ROWS_KEY } from '@/lib/rules/pages/own-rows';
import { KNOWN_COOKIE } from '@/lib/rules/session/constants';

/**
 * Marks the document of a logged-in viewer before the first paint: stored pages are the same for all, and
 * must not show content for guests to users until scripts have loaded. Personal rows that had items keep
 * their place (lib/rules/pages/own-rows.ts). The server recognises this script by its exact text
 * (server/script-policy.ts).
 */
export const PERSON_MARK = [
  '{let h=document.documentElement,k=document.cookie.match(/(?:^|; )',
  KNOWN_COOKIE,
  '=(\\w+)/);if(k){k[1]==="user"&&h.setAttribute("data-person","");',
  `try{for(let p of(localStorage.getItem("${OWN_ROWS_KEY}")||"").split(" "))p&&h.style.setProperty(p,"block")}catch{}}}`,
].join('');
