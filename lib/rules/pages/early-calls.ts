import { KNOWN_COOKIE } from '@/lib/rules/session/constants';
import { EARLY_ANSWERS, EARLY_SESSION, SESSION_LOCK } from './early-answers';

/** The limit of a call (lib/platform/http/transport.ts). */
const LIMIT_MS = 8_000;

/**
 * Starts the calls named in `data-calls` while the scripts of the page still load; without a session it starts one
 * first. The island that needs an answer takes it (lib/client/http/early-fetch.ts) and handles it like the answer to
 * its own call; a failed call is repeated there. The body is read completely here, because the time limit would abort a
 * later read. An address with `ts` plays another stream, so nothing starts early there. The page contains this script
 * twice, at the start of its HTML and in its content (server/early-files.ts); only the first copy makes the calls. The
 * server recognises the script by its exact text (server/script-policy.ts).
 */
export const EARLY_CALLS = `if (!window.${EARLY_ANSWERS}) {
const answers = (window.${EARLY_ANSWERS} = new Map());
const hasSession = () => /(?:^|; )${KNOWN_COOKIE}=/.test(document.cookie);
const call = (name, ready) => {
  const [method, url] = name.split(" ");
  const headers = { accept: "application/json", "accept-language": document.documentElement.lang };
  const signal = () => AbortSignal.timeout(${LIMIT_MS});
  const answer = ready
    .then(() => fetch(url, { method, headers, credentials: "same-origin", cache: "no-store", redirect: "error", signal: signal() }))
    .then(async (response) => new Response(await response.arrayBuffer(), response));
  answer.catch(() => {});
  answers.set(name, answer);
  return answer;
};
const startSession = async () => {
  if (!hasSession() && !(await call("${EARLY_SESSION}", Promise.resolve())).ok) throw 0;
};
const startOnce = () => navigator.locks ? navigator.locks.request("${SESSION_LOCK}", startSession) : startSession();
if (!/[?&]ts=/.test(location.search)) {
  const ready = hasSession() ? Promise.resolve() : startOnce();
  for (const name of document.currentScript.dataset.calls.split("\\n")) call(name, ready);
}
}`;
