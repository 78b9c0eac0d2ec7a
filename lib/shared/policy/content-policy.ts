import { ASSETS_ORIGIN } from './assets-origin';
import { frameAncestors } from './embed-origins';
import { type HostTable, hostsFor } from './host-table';
import type { PageKind } from './page-kind';

/** Forbidden in every document (quality S26). */
const NEVER = ["base-uri 'none'", "object-src 'none'"];

/** Our own files. Those of the build may lie on a host of their own. */
const OWN = ASSETS_ORIGIN ? `'self' ${ASSETS_ORIGIN}` : "'self'";

/**
 * For every response that is not a page: API answers, files, redirects. A worker of ours is such a file and
 * fetches from us.
 */
export const FILE_POLICY = [`default-src ${OWN}`, ...NEVER, frameAncestors(false, [])].join('; ');

/** The part of a policy that fits every page, where the HTML is not inspected (`next dev`). */
export function framePolicy(isFramable: boolean, embedOrigins: readonly string[]): string {
  return [...NEVER, frameAncestors(isFramable, embedOrigins)].join('; ');
}

/**
 * Where browsers send reports of the policy (quality S26). `report-uri`, because all browsers support it and
 * send at once; with `report-to` in addition some would send later, or never when the browser closes.
 */
export const REPORTS = '/api/reports';

export interface PagePolicy {
  /** Hashes of the inline scripts of the page: `'sha256-…'`. */
  scripts: readonly string[];
  /** Hashes of its inline style sheets. */
  styles: readonly string[];
  kind: PageKind;
  hosts: HostTable;
  isFramable: boolean;
  embedOrigins: readonly string[];
  /** Pages are loaded over https: then all their resources must be too. */
  isSecure: boolean;
}

/**
 * The policy of one page. Scripts are our own files and the inline scripts it was rendered with; frames are our
 * own. Hosts of others are those that the table has for this kind of page. Pictures and streams come from
 * addresses of the platform, which may be hosts of any provider: unless they are listed, only the scheme can be.
 */
export function pagePolicy(policy: PagePolicy): string {
  const { scripts, styles, kind, hosts, isFramable, embedOrigins, isSecure } = policy;
  const anyHost = isSecure ? ['https:'] : ['http:', 'https:'];
  const listed = (directive: Parameters<typeof hostsFor>[0]) => hostsFor(directive, kind, hosts);
  const contacted = (directive: Parameters<typeof hostsFor>[0]) =>
    hosts.media.length === 0 ? anyHost : listed(directive);
  const frames = listed('frame-src');
  return [
    `default-src ${OWN}`,
    [`script-src ${OWN}`, ...scripts, ...listed('script-src')].join(' '),
    [`style-src ${OWN}`, ...styles].join(' '),
    // Widths and colours that React writes into `style`.
    "style-src-attr 'unsafe-inline'",
    [`img-src ${OWN} data: blob:`, ...contacted('img-src')].join(' '),
    // The engine adds an empty track (`data:,WEBVTT`) for timed metadata and subtitles.
    ["media-src 'self' data: blob:", ...contacted('media-src')].join(' '),
    [`connect-src ${OWN}`, ...contacted('connect-src')].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "worker-src 'self' blob:",
    "form-action 'self'",
    framePolicy(isFramable, embedOrigins),
    `report-uri ${REPORTS}`,
  ].join('; ');
}
