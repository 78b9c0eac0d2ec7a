import { frameAncestors } from './embed-origins';

/** What the document's own parts may not do, whatever else is allowed (quality S26). */
const NEVER = ["base-uri 'none'", "object-src 'none'"];

/** For everything that is no document of ours: answers, files, redirects. A worker of ours is such a file and fetches from us. */
export const FILE_POLICY = ["default-src 'self'", ...NEVER, frameAncestors(false, [])].join('; ');

/** Where nobody looks into the document (`next dev`): what can be said of any page. */
export function framePolicy(isFramable: boolean, embedOrigins: readonly string[]): string {
  return [...NEVER, frameAncestors(isFramable, embedOrigins)].join('; ');
}

/**
 * Where browsers say what they refused (quality S26). `report-uri`, because all of them know it and send at once; with
 * `report-to` beside it some would send later, or never, when the browser is closed.
 */
export const REPORTS = '/api/reports';

export interface PagePolicy {
  /** Of the inline scripts that the page has: `'sha256-…'`. */
  scripts: readonly string[];
  /** Of its inline style sheets. */
  styles: readonly string[];
  isFramable: boolean;
  embedOrigins: readonly string[];
  /** Pages come over https: then nothing of theirs comes otherwise. */
  isSecure: boolean;
}

/**
 * The policy of one page. Scripts are files of ours and the inline ones that it was made with: nothing else runs, and no
 * other host is listed, because the product loads no script from one. Pictures and streams come from where the platform
 * says, which may be any provider's hosts: there the scheme is all that can be listed.
 */
export function pagePolicy({ scripts, styles, isFramable, embedOrigins, isSecure }: PagePolicy): string {
  const anyHost = isSecure ? 'https:' : 'http: https:';
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Widths and colours that React writes into `style`.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${anyHost}`,
    // The engine writes an empty track (`data:,WEBVTT`) for timed metadata and titles in words.
    `media-src 'self' data: blob: ${anyHost}`,
    `connect-src 'self' ${anyHost}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    framePolicy(isFramable, embedOrigins),
    `report-uri ${REPORTS}`,
  ].join('; ');
}
