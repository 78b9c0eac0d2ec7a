import 'server-only';
import * as v from 'valibot';
import { type ApiName, readApiSites } from './api-sites';
import { readOrigins } from './embed-origins';

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must be an http(s) address'));

/** Names with a port where it is not the usual one. */
const hostList = v.optional(
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, 'must be host names, comma-separated'))),
  ),
  '',
);

const schema = v.object({
  /** Base of the platform API, without `/v2`. */
  PLATFORM_URL: v.optional(url, 'http://localhost:4000'),
  /** Seals the session cookie. */
  SESSION_SECRET: v.pipe(v.optional(v.string(), ''), v.minLength(32, 'needs at least 32 characters')),
  /** Canonical origin for search engines and share links; the request's own host when absent. */
  SITE_URL: v.optional(url),
  /** Lets the platform ask for a fresh page (`/api/revalidate`); the route refuses everyone when absent. */
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  /** How many proxies of ours stand in front and append to `x-forwarded-for`. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^[0-5]$/, 'must be 0 to 5'), v.transform(Number)),
    '0',
  ),
  /** Hosts of operators that tell whose line it is, besides the platform's own (quality R6). */
  AUTO_AUTH_HOSTS: hostList,
  /** Hosts that hold the agreement, the privacy policy and the terms, besides the platform's own (quality R7). */
  TEXT_HOSTS: hostList,
  /** Hosts that hold the platform's art, besides its own, for pictures of shared links (quality S28). */
  IMAGE_HOSTS: hostList,
  /** Whose pages may frame the embedded ones and speak with them (docs/MODALS.md); nobody's when absent. */
  EMBED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(readOrigins),
    v.custom<readonly string[]>((origins) => origins !== null, 'must be origins, with commas between'),
  ),
  /** Who counts what pages measure, and a counter that pages ask for a picture (docs/ANALYTICS.md); nobody when absent. */
  METRICS_URL: v.optional(url),
  METRICS_PIXEL_URL: v.optional(url),
  /** Other deployments that `?stageapi` and its like lead to (docs/FRONT-DOOR.md); none in production. */
  API_SITES: v.pipe(
    v.optional(v.string(), ''),
    v.transform(readApiSites),
    v.custom<ReadonlyMap<ApiName, string>>(
      (sites) => sites !== null,
      'must be name=https://origin pairs, with commas between',
    ),
  ),
});

export type Env = v.InferOutput<typeof schema>;

/** Reads and checks everything at once. Throws one error that lists all that is wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = v.safeParse(schema, source);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The environment of the web app is wrong:\n${problems.join('\n')}`);
}

let parsed: Env | undefined;

/** Parsed on first use, because `next build` runs without the secrets of a running server. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
