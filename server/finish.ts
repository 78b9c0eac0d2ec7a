import type { OutgoingHttpHeaders } from 'node:http';
import type { GuardDecision } from '@/lib/server/guard/decide';
import { securityHeaders } from '@/lib/server/security/headers';
import { FILE_POLICY, pagePolicy } from '@/lib/shared/content-policy';
import { env } from '@/lib/shared/env';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import { Answer } from './answer';
import { deferScripts } from './next-compat/deferred-scripts';
import { CACHE_HEADER, REWRITE_HEADER } from './next-compat/headers';
import { joinDataScripts } from './next-compat/inline-scripts';
import { inlineStyles } from './next-compat/inline-styles';
import type { Recorded } from './next-compat/simulated-requests';
import { allowScripts, LOADER } from './script-policy';

export type Rendered = Pick<Extract<GuardDecision, { kind: 'render' }>, 'path' | 'locale' | 'isFramable'>;

/** Headers of one exchange, of a body that is changed here, or of the framework alone. */
const DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  CACHE_HEADER,
];

/** Turns a response of the framework into one that is sent: checked, with its content policy, ready to be compressed. */
export function finish(recorded: Recorded, { path, isFramable }: Rendered): Answer {
  const { status, headers } = recorded;
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const page = isHtml ? prepare(recorded.body.toString(), path) : null;
  const sent: Record<string, string | string[]> = { ...securityHeaders(), ...textHeaders(headers) };
  // A part is no document: the page that it goes into has the policy.
  sent['content-security-policy'] = FILE_POLICY;
  // A page around that isolates itself has to ask for what it frames by this.
  if (isFramable) sent['cross-origin-resource-policy'] = 'cross-origin';
  if (page) {
    sent['content-security-policy'] = pagePolicy({
      scripts: page.scripts,
      styles: page.styles,
      isFramable,
      embedOrigins: env().EMBED_ORIGINS,
      isSecure: hasSecureCookies(),
    });
  }
  const body = page ? Buffer.from(page.html) : recorded.body;
  const hasNonce = page?.hasNonce ?? false;
  return new Answer({ status, headers, body }, sent, !hasNonce && isForAll(headers, path), hasNonce);
}

/** A document with its styles within it, its scripts deferred, and what its policy has to list. */
function prepare(html: string, path: string) {
  const styled = inlineStyles(deferScripts(joinDataScripts(html), LOADER));
  const scripted = allowScripts(styled.html, path);
  const { sources: scripts, hasNonce } = scripted;
  return { html: scripted.html, scripts, styles: styled.hashes, hasNonce };
}

/**
 * Provably the same for everybody: it comes from the framework's own store of pages, which knows paths and nothing of
 * the viewer, and the guard inside has sent it to the very path under which it would be stored here.
 */
function isForAll(headers: OutgoingHttpHeaders, path: string): boolean {
  if (headers[CACHE_HEADER] === undefined || headers['set-cookie'] !== undefined) return false;
  return sameOrNull(pathOf(headers[REWRITE_HEADER])) === sameOrNull(path);
}

function pathOf(rewrite: OutgoingHttpHeaders[string]): string {
  return new URL(String(rewrite), 'http://inside').pathname;
}

/** Percent signs are written in more than one way. */
function sameOrNull(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function textHeaders(headers: OutgoingHttpHeaders): Record<string, string | string[]> {
  const texts: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === REWRITE_HEADER || DROPPED.includes(name)) continue;
    texts[name] = Array.isArray(value) ? value : String(value);
  }
  return texts;
}
