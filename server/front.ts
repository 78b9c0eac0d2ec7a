import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/i18n/locales';
import { OTHER } from '@/lib/kind-of-page';
import { logFailure, newRequestId } from '@/lib/log';
import { type AskedPage, askedPage, oddPage } from './asked-page';
import { say, sayBusy } from './busy';
import { finish } from './finish';
import { Busy, type Gate } from './gate';
import { acceptedBy, give } from './give';
import { dropInternal, isDecodable, isPagePath, isPlain, readTarget, type Target } from './incoming';
import { DOCUMENT, kindOfAnswer } from './kind-of-answer';
import type { KnownPages } from './known-pages';
import { withQuery } from './moved';
import { ownQuery } from './own-query';
import type { Pages } from './pages';
import { pass } from './pass';
import { type Handler, record } from './record';
import { type StandIns, Unavailable } from './stand-ins';
import { nameViewer } from './viewer-address';

interface House {
  /** The framework. */
  handler: Handler;
  documents: Pages;
  parts: Pages;
  calls: Gate;
  standIns: StandIns;
  known: KnownPages;
  /** Proxies of ours before us. */
  trustedProxies: number;
}

/** What happens to a request (docs/FRONT-DOOR.md "The server before the framework"). */
export function frontOf(house: House): RequestListener {
  return (request, response) => {
    // Whoever leaves in the middle is no failure of ours.
    response.on('error', () => {});
    answer(request, response, house).catch((error) => fail(response, error, null));
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, house: House): Promise<void> {
  const target = readTarget(request);
  if (!target) return say(response, 400);
  dropInternal(request.headers);
  const from = nameViewer(request, house.trustedProxies);
  const passed = () => pass(request, response, target.pathname, from, behind(house));
  // Of pages the guard says so itself.
  if (!isPagePath(target.pathname)) return isDecodable(target.pathname) ? passed() : say(response, 400);
  // Nothing is ever sent to a page.
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(response, 405, { allow: 'GET, HEAD' });
  const page = isPlain(target.pathname) ? await askedPage(request, target) : oddPage(request);
  if (page) return givePage(request, response, { target, ...page }, house);
  await passed();
}

function behind({ handler, calls, documents, parts, standIns }: House): Parameters<typeof pass>[4] {
  const purge = () => {
    documents.purge();
    parts.purge();
    standIns.purge();
  };
  return { handler, calls, purge };
}

async function givePage(
  request: IncomingMessage,
  response: ServerResponse,
  { target, rendered, isAlone, cookie, cookies }: AskedPage & { target: Target },
  { handler, documents, parts, standIns, known }: House,
): Promise<void> {
  const search = ownQuery(rendered.path, target.search);
  const kind = kindOfAnswer(request.headers, search);
  const pages = kind === DOCUMENT ? documents : parts;
  const isSeen = rendered.path !== '';
  // No browser asks for what the guard has not seen.
  const place = isSeen ? known.placeOf(target.pathname) : OTHER;
  // What the router fetches stays the framework's, and so does what the guard has not seen.
  const isDrawn = kind === DOCUMENT && isSeen;
  const make = async () => {
    const told = { url: `${target.pathname}${search}`, cookie, innerPath: rendered.path };
    const making = record(handler, request, told).then((recorded) => finish(recorded, rendered));
    const answer = await (isDrawn ? standIns.orStandIn(making, rendered) : making);
    if (isSeen) known.learn(target.pathname, answer, kind === DOCUMENT);
    // Within its place: no more is compressed at once than is made.
    await answer.body(answer.encodingFor(acceptedBy(request)));
    return answer;
  };
  try {
    const found = isAlone
      ? { answer: await pages.alone(place, make), isStored: false }
      : await pages.find(`${rendered.path}\n${kind}`, place, make);
    await give(request, response, found, (headers) => withQuery(headers, target.search), cookies);
  } catch (error) {
    fail(response, error, kind === DOCUMENT ? rendered.locale : null);
  }
}

function fail(response: ServerResponse, error: unknown, locale: Locale | null): void {
  if (error instanceof Busy || error instanceof Unavailable) sayBusy(response, locale);
  else {
    const requestId = newRequestId();
    logFailure({ requestId, status: 500, code: 'server', cause: error });
    say(response, 500, { 'x-request-id': requestId });
  }
}
