import { createHash, randomBytes } from 'node:crypto';
import { EARLY_OVER } from '@/lib/rules/pages/early-answers';
import { EARLY_CALLS } from '@/lib/rules/pages/early-calls';
import { PERSON_MARK } from '@/lib/rules/pages/person-mark';
import { KNOWN_COOKIE } from '@/lib/rules/session/constants';
import { HYDRATED } from '@/lib/shared/hydration-marker';
import { partsOfInner } from '@/lib/shared/inner-path';
import { logWarning } from '@/lib/shared/log';
import { deferredLoader } from './next-compat/deferred-loader';
import { dataOf, isFrameworkScript } from './next-compat/inline-scripts';
import { SCRIPT_ELEMENT } from './next-compat/markup';

/** What the loader of a page shares with the rest of the site. */
export const LOADER_MARKS = { hydrated: HYDRATED, earlyOver: EARLY_OVER, knownCookie: KNOWN_COOKIE };

export const LOADER = deferredLoader(LOADER_MARKS);

/** Types that run, or that browsers treat as scripts; any other type is data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The part of a script that is logged. */
const LOGGED_LENGTH = 120;

interface InlineScript {
  element: string;
  text: string;
}

/** The sources of a page's policy for its inline scripts. */
interface Allowed {
  html: string;
  /** Hashes and nonces. */
  sources: string[];
  /** The response is for one viewer, because a stored nonce could be read and used by anybody. */
  hasNonce: boolean;
}

/**
 * Allows the inline scripts of a page. Scripts whose exact text is known are allowed by their hashes. An
 * unknown one is probably from a new version of the framework, and the page would not work without it: it
 * gets a nonce for this response, and a warning in the log (docs/UPGRADING-NEXT.md). A script that came as
 * markup in the page's data gets neither, so browsers block it (quality S26).
 * @param path inner path of the page
 * @param data of the page, in its HTML or apart from it
 */
export function allowScripts(html: string, path: string, data = () => dataOf(html)): Allowed {
  const sources = new Set<string>();
  const unknown: InlineScript[] = [];
  for (const script of inlineScripts(html)) {
    if (isKnown(script.text)) sources.add(hashOf(script.text));
    else unknown.push(script);
  }
  if (unknown.length === 0) return { html, sources: [...sources], hasNonce: false };
  const isForeign = isIn(data());
  const [foreign, ours] = [unknown.filter(isForeign), unknown.filter((script) => !isForeign(script))];
  warn('script_in_content', foreign, path);
  warn('unknown_inline_script', ours, path);
  if (ours.length === 0) return { html, sources: [...sources], hasNonce: false };
  const nonce = randomBytes(18).toString('base64');
  const elements = new Set(ours.map(({ element }) => element));
  const marked = html.replace(SCRIPT_ELEMENT, (element) =>
    elements.has(element) ? `<script nonce="${nonce}"${element.slice('<script'.length)}` : element,
  );
  return { html: marked, sources: [...sources, `'nonce-${nonce}'`], hasNonce: true };
}

function inlineScripts(html: string): InlineScript[] {
  const scripts: InlineScript[] = [];
  for (const [element, attributes = '', text = ''] of html.matchAll(SCRIPT_ELEMENT)) {
    const isFile = /\ssrc\s*=/i.test(attributes);
    const type = /\stype\s*=\s*"?([^"\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (!isFile && text !== '' && RUNS.test(type)) scripts.push({ element, text });
  }
  return scripts;
}

const OURS = [PERSON_MARK, EARLY_CALLS, LOADER];

const isKnown = (text: string): boolean => OURS.includes(text) || isFrameworkScript(text);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Whether the data contains the whole element as text, plain or within a JSON string. The framework's own
 * scripts are in no data.
 */
const isIn =
  (data: string) =>
  ({ element }: InlineScript): boolean =>
    data.includes(element) || data.includes(JSON.stringify(element).slice(1, -1));

function warn(code: string, scripts: readonly InlineScript[], path: string): void {
  // Address parts after the kind of page may contain typed text.
  const [page = ''] = partsOfInner(path);
  for (const { text } of scripts) logWarning(code, { page, script: text.slice(0, LOGGED_LENGTH) });
}
