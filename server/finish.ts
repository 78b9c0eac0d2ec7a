import type { OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/env';
import type { GuardDecision } from '@/lib/guard/decide';
import { securityHeaders } from '@/lib/security/headers';
import { FILE_POLICY, pagePolicy } from '@/lib/security/policy';
import { hasSecureCookies } from '@/lib/session/secure';
import { Answer } from './answer';
import { hashesOf, joinScripts } from './inline-scripts';
import { inlineStyles } from './inline-styles';
import { lateScripts } from './late-scripts';
import type { Recorded } from './record';

export type Rendered = Pick<Extract<GuardDecision, { kind: 'render' }>, 'path' | 'locale' | 'isFramable'>;

/** Of one exchange, of a body we change, or nobody's business outside. */
const DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  'x-nextjs-cache',
];
/** Where the guard inside has sent a request. */
export const REWRITE = 'x-middleware-rewrite';

/** What the framework made becomes what is given out: checked, with its policy, ready to be compressed. */
export function finish(recorded: Recorded, { path, isFramable }: Rendered): Answer {
  const { status, headers } = recorded;
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const page = isHtml ? inlineStyles(lateScripts(joinScripts(recorded.body.toString()))) : null;
  const kept: Record<string, string | string[]> = { ...securityHeaders(), ...textHeaders(headers) };
  // A part is no document: the page that it goes into has the policy.
  kept['content-security-policy'] = FILE_POLICY;
  // A page around that isolates itself has to ask for what it frames by this.
  if (isFramable) kept['cross-origin-resource-policy'] = 'cross-origin';
  if (page) {
    kept['content-security-policy'] = pagePolicy({
      scripts: hashesOf(page.html),
      styles: page.hashes,
      isFramable,
      embedOrigins: env().EMBED_ORIGINS,
      isSecure: hasSecureCookies(),
    });
  }
  const body = page ? Buffer.from(page.html) : recorded.body;
  return new Answer({ status, headers, body }, kept, isForAll(headers, path));
}

/**
 * Provably the same for everybody: it comes from the framework's own store of pages, which knows paths and nothing of
 * the viewer, and the guard inside has sent it to the very path that we would keep it under.
 */
function isForAll(headers: OutgoingHttpHeaders, path: string): boolean {
  if (headers['x-nextjs-cache'] === undefined || headers['set-cookie'] !== undefined) return false;
  return sameOrNull(pathOf(headers[REWRITE])) === sameOrNull(path);
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
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === REWRITE || DROPPED.includes(name)) continue;
    kept[name] = Array.isArray(value) ? value : String(value);
  }
  return kept;
}
