import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { OTHER } from '@/lib/rules/pages/kind-of-page';
import type { Locale } from '@/lib/shared/i18n/locales';
import { logFailure } from '@/lib/shared/log';
import { metrics } from '@/lib/shared/metrics';
import { sendBusy, sendRefused, sendStatus } from './busy';
import { beginExchange, type Exchange, inScope, REQUEST_ID } from './exchange';
import { type FallbackPages, Unavailable } from './fallback-pages';
import { finish } from './finish';
import {
  dropInternal,
  isDecodable,
  isFilePath,
  isHost,
  isPagePath,
  readTarget,
  type Target,
} from './incoming';
import type { KnownPages } from './known-pages';
import type { RouteNames } from './metrics/route-names';
import { isPlain, PAGE_DATA_PATH } from './next-compat/addresses';
import { DOCUMENT, kindOfAnswer } from './next-compat/router-requests';
import type { Handler } from './next-compat/simulated-requests';
import { answerNonPage } from './non-page';
import { ownQuery } from './own-query';
import type { PageData } from './page-data';
import { oddPageRequest, type PageRequest, pageRequest } from './page-request';
import type { Pages } from './pages';
import { withRequestQuery } from './redirect-query';
import { remainingStyles } from './remaining-styles';
import { render } from './render';
import { Busy, type Semaphore } from './semaphore';
import { acceptedBy, sendResponse } from './send-response';
import { nameViewer } from './viewer-address';

interface Services {
  /** The framework. */
  handler: Handler;
  documents: Pages;
  parts: Pages;
  pageData: PageData;
  calls: Semaphore;
  fallbackPages: FallbackPages;
  known: KnownPages;
  /** For log and metrics. */
  names: RouteNames;
  /** The number of our own proxies in front. */
  trustedProxies: number;
}

/** The handling of a request (docs/PAGE-GUARD.md "The server before the framework"). */
export function createRequestHandler(services: Services): RequestListener {
  return (request, response) => {
    // A viewer who closes the connection is not a failure of this server.
    response.on('error', () => {});
    const exchange = beginExchange(request, response, services);
    answer(request, response, exchange, services).catch((error) => fail(response, error, exchange, null));
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
  services: Services,
): Promise<void> {
  const target = readTarget(request);
  if (!target || !isHost(request.headers.host)) return sendStatus(response, 400);
  dropInternal(request.headers);
  const from = nameViewer(request, services.trustedProxies);
  // No limit could count it, and nobody waits for its answer.
  if (!from) return void request.socket.destroy();
  // The route of a page is known when the guard has read its address.
  exchange.path = isPagePath(target.pathname) ? '' : target.pathname;
  exchange.isQuick = isFilePath(target.pathname);
  const passed = () => {
    response.setHeader(REQUEST_ID, exchange.id);
    const input = { pathname: target.pathname, from, exchange };
    return inScope(exchange, () => answerNonPage(request, response, input, nonPageServices(services)));
  };
  if (isReading(request)) {
    const isData = target.pathname.startsWith(PAGE_DATA_PATH);
    const file = isData ? await services.pageData.find(target.pathname) : remainingStyles(target);
    if (file)
      return sendResponse(request, response, { answer: file, isStored: true }, () => [], [], exchange);
    if (isData) return sendStatus(response, 404);
  }
  // Pages are checked by the guard.
  if (!isPagePath(target.pathname))
    return isDecodable(target.pathname) ? passed() : sendStatus(response, 400);
  // Pages accept no body.
  if (!isReading(request)) return sendStatus(response, 405, { allow: 'GET, HEAD' });
  const page = isPlain(target.pathname) ? await pageRequest(request, target) : oddPageRequest(request);
  if (page && 'status' in page) {
    if (!readsDocument(request)) return passed();
    return sendRefused(response, page, exchange.id);
  }
  if (page) return sendPage(request, response, { target, exchange, ...page }, services);
  await passed();
}

const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether a person may read the answer, and no script or router. */
const readsDocument = ({ headers }: IncomingMessage): boolean =>
  kindOfAnswer(headers, '') === DOCUMENT && (headers.accept ?? '').includes('text/html');

/** After a change: every page is made anew. */
export function purgeAll({ documents, parts, fallbackPages }: Services): void {
  documents.purge();
  parts.purge();
  fallbackPages.purge();
}

function nonPageServices(services: Services): Parameters<typeof answerNonPage>[3] {
  const { handler, calls } = services;
  return { handler, calls, purge: () => purgeAll(services) };
}

async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    target,
    exchange,
    rendered,
    isAlone,
    cookie,
    cookies,
  }: PageRequest & {
    target: Target;
    exchange: Exchange;
  },
  { handler, documents, parts, pageData, fallbackPages, known }: Services,
): Promise<void> {
  const search = ownQuery(rendered.path, target.search);
  const kind = kindOfAnswer(request.headers, search);
  const pages = kind === DOCUMENT ? documents : parts;
  const isSeen = rendered.path !== '';
  // Browsers never send an address that the guard cannot read.
  const place = isSeen ? known.placeOf(target.pathname) : OTHER;
  // Page parts for the router stay unchanged, and so do addresses that the guard has not seen.
  const hasFallback = kind === DOCUMENT && isSeen;
  exchange.path = rendered.path;
  const make = async () => {
    const input = { url: `${target.pathname}${search}`, cookie, innerPath: rendered.path };
    const rendering = render(handler, request, input).then((recorded) => finish(recorded, rendered));
    const answer = await (hasFallback ? fallbackPages.orFallback(rendering, rendered) : rendering);
    if (isSeen) known.learn(target.pathname, answer, kind === DOCUMENT);
    // Within the place of the semaphore, so that no more answers are compressed at once than rendered.
    const encoding = answer.encodingFor(acceptedBy(request));
    await Promise.all([answer.body(encoding), answer.data?.answer.body(encoding)]);
    return answer;
  };
  try {
    const found = isAlone
      ? { answer: await inScope(exchange, () => pages.alone(place, make)), isStored: false }
      : await inScope(exchange, () => pages.find(`${rendered.path}\n${kind}`, place, make));
    exchange.isQuick = found.isStored;
    if (found.answer.data) pageData.keep(found.answer.data);
    metrics()?.cacheRead(kind === DOCUMENT ? 'pages' : 'parts', found.isStored);
    await sendResponse(
      request,
      response,
      found,
      (headers) => withRequestQuery(headers, target.search),
      cookies,
      exchange,
    );
  } catch (error) {
    fail(response, error, exchange, kind === DOCUMENT ? rendered.locale : null);
  }
}

function fail(response: ServerResponse, error: unknown, { id }: Exchange, locale: Locale | null): void {
  if (!response.headersSent) response.setHeader(REQUEST_ID, id);
  if (error instanceof Busy || error instanceof Unavailable) sendBusy(response, locale, id);
  else {
    logFailure({ requestId: id, status: 500, code: 'server', cause: error });
    sendStatus(response, 500);
  }
}
