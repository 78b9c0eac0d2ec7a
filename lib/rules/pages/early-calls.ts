import { KNOWN_COOKIE } from '@/lib/rules/session/constants';
import { EARLY_ANSWERS, EARLY_SESSION, SESSION_LOCK } from './early-answers';

/** The limit of a call (lib/platform/http/transport.ts). */
const LIMIT_MS = 8_000;

/**
 * Makes the calls that its `data-calls` names while the scripts of the page still load; without a session it starts one first. The
 * island that needs an answer takes it (lib/client/http/early-fetch.ts), and handles it as if it had called itself. An answer that fails
 * here is called for again there. The server recognises this script by its exact text (server/script-policy.ts).
 */
export const EARLY_CALLS = [
  `{let d=document,e=window.${EARLY_ANSWERS}=new Map,`,
  `k=()=>/(?:^|; )${KNOWN_COOKIE}=/.test(d.cookie),`,
  'f=(n,s)=>{let[m,u]=n.split(" "),p=s.then(()=>fetch(u,{method:m,credentials:"same-origin",cache:"no-store",redirect:"error",',
  `headers:{accept:"application/json","accept-language":d.documentElement.lang},signal:AbortSignal.timeout(${LIMIT_MS})}))`,
  // Read here, because the limit ends an answer that is read later.
  '.then(async a=>new Response(await a.arrayBuffer(),a));',
  'p.catch(()=>{});e.set(n,p);return p},',
  'o=Promise.resolve(),r=o,c=d.currentScript.dataset.calls.split("\\n"),',
  `s=async()=>{if(!k()&&!(await f("${EARLY_SESSION}",o)).ok)throw 0},l=navigator.locks;`,
  // Another moment of a channel is another stream.
  'if(!/[?&]ts=/.test(location.search)){',
  `if(!k())r=l?l.request("${SESSION_LOCK}",s):s();`,
  'for(let n of c)f(n,r)}}',
].join('');
