import type { OutgoingHttpHeaders } from 'node:http';
import type { GuardDecision } from '@/lib/server/guard/decide';
import { securityHeaders } from '@/lib/server/security/headers';
import { env, hostTable } from '@/lib/shared/env';
import { FILE_POLICY, pagePolicy } from '@/lib/shared/policy/content-policy';
import { KIND_ATTRIBUTE, type PageKind, pageKindOfInner } from '@/lib/shared/policy/page-kind';
import { hasSecureCookies } from '@/lib/shared/secure-cookies';
import { Answer, type PageFile } from './answer';
import { withCurrentLinks } from './current-links';
import { withEarlyFiles } from './early-files';
import { deferScripts } from './next-compat/deferred-scripts';
import { CACHE_HEADER, REWRITE_HEADER } from './next-compat/headers';
import { dataOf, joinDataScripts, takeData } from './next-compat/inline-scripts';
import { inlineStyles } from './next-compat/inline-styles';
import type { Recorded } from './next-compat/simulated-requests';
import { pageDataFile } from './page-data';
import { withRootMarks } from './root-marks';
import { allowScripts, LOADER } from './script-policy';

export type Rendered = Pick<Extract<GuardDecision, { kind: 'render' }>, 'path' | 'locale' | 'isFramable'>;

/** What components/shell/CompletePage.tsx writes. */
const COMPLETE = '<template data-complete=""';

/** Headers of one exchange, of a body that is changed here, or of the framework only. */
const DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
  'etag',
  CACHE_HEADER,
];

/**
 * Turns a response of the framework into the one that is sent: checked, with its content policy, ready to be
 * compressed.
 */
export function finish(recorded: Recorded, { path, isFramable }: Rendered): Answer {
  const { status, headers } = recorded;
  const isHtml = String(headers['content-type']).startsWith('text/html');
  const kind = pageKindOfInner(path);
  const isSame = isForAll(headers, path);
  const page = isHtml ? prepare(withKind(recorded.body.toString(), kind), path, isSame) : null;
  const sent: Record<string, string | string[]> = { ...securityHeaders(), ...textHeaders(headers) };
  // A page part is not a document: the policy comes with its page.
  sent['content-security-policy'] = FILE_POLICY;
  // An embedding page that isolates itself requires this header of the frame.
  if (isFramable) sent['cross-origin-resource-policy'] = 'cross-origin';
  if (page) {
    sent['content-security-policy'] = pagePolicy({
      scripts: page.scripts,
      styles: page.styles,
      kind,
      hosts: hostTable(),
      isFramable,
      embedOrigins: env().EMBED_ORIGINS,
      isSecure: hasSecureCookies(),
    });
  }
  const body = page ? Buffer.from(page.html) : recorded.body;
  const hasNonce = page?.hasNonce ?? false;
  return new Answer({ status, headers, body }, sent, !hasNonce && isSame, {
    hasNonce,
    data: page?.data ?? null,
  });
}

/** Names the kind of the policy in the document, whose public address may be of another kind. */
const withKind = (html: string, kind: PageKind): string =>
  html.replace(/<html[^>]*/, (root) => `${root} ${KIND_ATTRIBUTE}="${kind}"`);

/** A document with inline styles and deferred scripts, its data, and the sources for its policy. */
function prepare(html: string, path: string, isSame: boolean) {
  const marked = withCurrentLinks(withRootMarks(html), path);
  const joined = joinDataScripts(withEarlyFiles(marked));
  const split = isSame ? withoutData(joined) : { html: joined, data: null };
  const styled = inlineStyles(deferScripts(split.html, LOADER));
  const scripted = allowScripts(styled.html, path, () => dataOf(joined));
  const { sources: scripts, hasNonce } = scripted;
  return { html: scripted.html, data: split.data, scripts, styles: styled.hashes, hasNonce };
}

/**
 * A page that waits for a sign of its viewer, without its data, which is half of its text (decisions/0031). Only of pages that are the same for
 * everyone: whoever knows the address of the data may read it.
 */
function withoutData(html: string): { html: string; data: PageFile | null } {
  const taken = html.includes(COMPLETE) ? takeData(html) : null;
  if (!taken) return { html, data: null };
  const data = pageDataFile(taken.data);
  return { html: taken.html.replace(COMPLETE, `${COMPLETE} data-page-data="${data.path}"`), data };
}

/**
 * Certainly the same for everyone: it comes from the framework's page store, whose keys are paths without
 * viewers, and the guard has rewritten it to exactly the path under which it would be stored here.
 */
function isForAll(headers: OutgoingHttpHeaders, path: string): boolean {
  if (headers[CACHE_HEADER] === undefined || headers['set-cookie'] !== undefined) return false;
  return sameOrNull(pathOf(headers[REWRITE_HEADER])) === sameOrNull(path);
}

function pathOf(rewrite: OutgoingHttpHeaders[string]): string {
  return new URL(String(rewrite), 'http://inside').pathname;
}

/** Percent escapes can be written in upper and lower case. */
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
