import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { asked } from '@/lib/guard/asked';
import { decide } from '@/lib/guard/decide';
import { firstSegment } from '@/lib/guard/exempt';
import type { Locale } from '@/lib/i18n/locales';
import { logFailure, newRequestId } from '@/lib/log';
import { securityHeaders } from '@/lib/security/headers';
import { say, sayBusy } from './busy';
import { readCookies } from './cookies';
import { finish, REWRITE, type Rendered } from './finish';
import { Busy, type Gate } from './gate';
import { give } from './give';
import { dropInternal, isFilePath, isPagePath, isPlain, readTarget, type Target } from './incoming';
import { DOCUMENT, kindOfAnswer } from './kind-of-answer';
import { withQuery } from './moved';
import type { Pages } from './pages';
import { type Handler, record } from './record';
import { type StandIns, Unavailable } from './stand-ins';

/** The framework's cookie for drafts: whoever has it sees what nobody else does. */
const DRAFT = '__prerender_bypass';

const REVALIDATE = '/api/revalidate';

/** An address that the framework tidies up before the guard sees it: made for whoever asks, kept by nobody. */
const ODD = { rendered: { path: '', locale: 'ru', isFramable: false }, isAlone: true } as const;

interface House {
  /** The framework. */
  handler: Handler;
  documents: Pages;
  parts: Pages;
  calls: Gate;
  standIns: StandIns;
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
  const page = isPlain(target.pathname) ? await render(request, target) : ODD;
  if (page) return givePage(request, response, { target, ...page }, house);
  await pass(request, response, target, house);
}

/** Null for what the guard inside answers by itself: refusals, redirects, arrivals. */
async function render(
  { headers }: IncomingMessage,
  { pathname, search }: Target,
): Promise<{ rendered: Rendered; isAlone: boolean } | null> {
  const cookies = readCookies(headers.cookie);
  const visit = {
    host: headers.host ?? null,
    pathname,
    search,
    userAgent: headers['user-agent'] ?? null,
    cookie: (name: string) => cookies.get(name),
  };
  const decision = decide(await asked(visit));
  if (decision.kind !== 'render') return null;
  // An answer that sets a cookie is for this viewer only.
  return { rendered: decision, isAlone: decision.cookies.length > 0 || cookies.has(DRAFT) };
}

async function givePage(
  request: IncomingMessage,
  response: ServerResponse,
  { target, rendered, isAlone }: { target: Target; rendered: Rendered; isAlone: boolean },
  { handler, documents, parts, standIns }: House,
): Promise<void> {
  const kind = kindOfAnswer(request.headers, target.search);
  const pages = kind === DOCUMENT ? documents : parts;
  const kindOfPage = firstSegment(target.pathname);
  // What the router fetches stays the framework's, and so does what the guard has not seen.
  const isDrawn = kind === DOCUMENT && rendered.path !== '';
  const make = async () => {
    const making = record(handler, request).then((recorded) => finish(recorded, rendered));
    return isDrawn ? standIns.orStandIn(making, rendered) : making;
  };
  try {
    const found = isAlone
      ? { answer: await pages.alone(kindOfPage, make), isStored: false }
      : await pages.find(`${rendered.path}\n${kind}`, kindOfPage, make);
    await give(request, response, found, (headers) => withQuery(headers, target.search));
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
