import type { IncomingMessage } from 'node:http';
import { asked } from '@/lib/guard/asked';
import { decide } from '@/lib/guard/decide';
import { cookieLine, readCookies, writeCookies } from './cookies';
import type { Rendered } from './finish';
import type { Target } from './incoming';

/** The framework's cookie for drafts, which this product has not: its name alone would have a page made for whoever sends it. */
const DRAFT = '__prerender_bypass';

/** A page that is to be made or found. */
export interface AskedPage {
  rendered: Rendered;
  isAlone: boolean;
  /** What the framework hears of the viewer's cookies. */
  cookie: string | undefined;
  /** `set-cookie` lines of this viewer, laid over an answer that is everybody's. */
  cookies: string[];
}

/** An address that the framework tidies up before the guard sees it: made for whoever asks, kept by nobody. */
export const oddPage = ({ headers }: IncomingMessage): AskedPage => ({
  rendered: { path: '', locale: 'ru', isFramable: false },
  isAlone: true,
  cookie: headers.cookie,
  cookies: [],
});

/** Null for what the guard inside answers by itself: refusals, redirects, arrivals. */
export async function askedPage(
  { headers }: IncomingMessage,
  { pathname, search }: Target,
): Promise<AskedPage | null> {
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
  const known = new Map(cookies);
  known.delete(DRAFT);
  return {
    rendered: decision,
    isAlone: false,
    cookie: writeCookies(known),
    cookies: decision.cookies.map((cookie) => cookieLine(cookie)),
  };
}
