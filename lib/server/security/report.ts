import * as v from 'valibot';
import { kindOfPage } from '@/lib/rules/pages/kind-of-page';

const text = v.optional(v.pipe(v.string(), v.maxLength(4_096)), '');

/** The body that a browser sends to `report-uri`. */
const Report = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/**
 * The logged part of a report: the directive, the host or the kind of the blocked resource, the kind of page.
 * No address is in it.
 */
export interface Refused extends Record<string, string> {
  directive: string;
  blocked: string;
  page: string;
}

/** Extensions of browsers change pages and are blocked by the policy: not our problem. */
const OF_EXTENSION = /^[\w-]*extension(?::|$)|^(?:about|resource)(?::|$)/i;

/** Null for an invalid report; 'foreign' for one that is not about the page itself. */
export function readReport(body: unknown): Refused | 'foreign' | null {
  const result = v.safeParse(Report, body);
  if (!result.success) return null;
  const report = result.output['csp-report'];
  const blocked = report['blocked-uri'];
  if (OF_EXTENSION.test(blocked) || OF_EXTENSION.test(report['source-file'])) return 'foreign';
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ');
  return {
    directive: wordOr(directive, 'unknown'),
    blocked: URL.canParse(blocked) ? hostOf(new URL(blocked)) : wordOr(blocked, 'unknown'),
    page: kindOfDocument(report['document-uri']),
  };
}

/** `inline`, `eval`, `script-src-elem`: the words of browsers. */
const wordOr = (value: string, other: string): string => (/^[a-z-]{1,40}$/.test(value) ? value : other);

const hostOf = ({ protocol, host }: URL): string => (host ? `${protocol}//${host}` : protocol);

function kindOfDocument(address: string): string {
  return URL.canParse(address) ? kindOfPage(new URL(address).pathname) || 'home' : 'unknown';
}
