import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/i18n/locales';
import { OTHER } from '@/lib/kind-of-page';
import { logFailure, newRequestId } from '@/lib/log';
import { securityHeaders } from '@/lib/security/headers';
import { type AskedPage, askedPage, ODD } from './asked-page';
import { say, sayBusy } from './busy';
import { finish, REWRITE } from './finish';
import { Busy, type Gate } from './gate';
import { acceptedBy, give } from './give';
import { dropInternal, isFilePath, isPagePath, isPlain, readTarget, type Target } from './incoming';
import { DOCUMENT, kindOfAnswer } from './kind-of-answer';
import type { KnownPages } from './known-pages';
import { withQuery } from './moved';
import type { Pages } from './pages';
import { type Handler, record } from './record';
import { type StandIns, Unavailable } from './stand-ins';

const REVALIDATE = '/api/revalidate';

interface House {
  /** The framework. */
  handler: Handler;
  documents: Pages;
  parts: Pages;
  calls: Gate;
  standIns: StandIns;
  known: KnownPages;
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
  if (!isPagePath(target.pathname)) return pass(request, response, target, house);
  // Nothing is ever sent to a page.
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return say(response, 405, { allow: 'GET, HEAD' });
  const page = isPlain(target.pathname) ? await askedPage(request, target) : ODD;
  if (page) return givePage(request, response, { target, ...page }, house);
  await pass(request, response, target, house);
}

async function givePage(
  request: IncomingMessage,
  response: ServerResponse,
  { target, rendered, isAlone, cookie, cookies }: AskedPage & { target: Target },
  { handler, documents, parts, standIns, known }: House,
): Promise<void> {
  const kind = kindOfAnswer(request.headers, target.search);
  const pages = kind === DOCUMENT ? documents : parts;
  const isSeen = rendered.path !== '';
  // No browser asks for what the guard has not seen.
  const place = isSeen ? known.placeOf(target.pathname) : OTHER;
  // What the router fetches stays the framework's, and so does what the guard has not seen.
  const isDrawn = kind === DOCUMENT && isSeen;
  const make = async () => {
    const making = record(handler, request, cookie).then((recorded) => finish(recorded, rendered));
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

/** Everything else is the framework's: files, calls, redirects. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: Target,
  { handler, documents, parts, calls, standIns }: House,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
  if (isFilePath(pathname)) return handler(request, response);
  // The way inside is nobody's business outside.
  before(response, () => response.removeHeader(REWRITE));
  if (pathname === REVALIDATE) {
    const purge = () => {
      // Whoever may not ask for it changes nothing.
      if (response.statusCode !== 200) return;
      documents.purge();
      parts.purge();
      standIns.purge();
    };
    // Before the answer leaves, whoever asked for it may ask for the page; after it, what began in between is old, too.
    before(response, purge);
    response.once('close', purge);
  }
  await calls.through('', () => handler(request, response));
}

function before(response: ServerResponse, work: () => void): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.statusCode = args[0];
    work();
    return writeHead(...args);
  }) as typeof response.writeHead;
}

function fail(response: ServerResponse, error: unknown, locale: Locale | null): void {
  if (error instanceof Busy || error instanceof Unavailable) sayBusy(response, locale);
  else {
    const requestId = newRequestId();
    logFailure({ requestId, status: 500, code: 'server', cause: error });
    say(response, 500, { 'x-request-id': requestId });
  }
}
