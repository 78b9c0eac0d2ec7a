import 'server-only';
import * as v from 'valibot';
import { type ApiName, readApiSites } from './api-sites';
import { JOIN_POLICIES } from './cast-settings';
import { readOrigins } from './policy/embed-origins';
import type { HostTable } from './policy/host-table';
import { readVariables } from './read-variables';

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'must be an http(s) address'));

function hosts(pattern: RegExp) {
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || [])),
      v.array(v.pipe(v.string(), v.regex(pattern, 'must be host names, comma-separated'))),
    ),
    '',
  );
}

/** Names, with a port when it is not the default one. */
const hostList = hosts(/^[a-z0-9.-]+(?::\d{1,5})?$/);
/** The same; `*.example` lists all names below it. */
const policyHosts = hosts(/^(?:\*\.[a-z0-9-]+\.[a-z0-9.-]+|[a-z0-9.-]+(?::\d{1,5})?)$/);

const schema = v.object({
  /** Base of the platform API, without `/v2`. */
  PLATFORM_URL: v.optional(url, 'http://localhost:4000'),
  /** How browsers reach the platform, where that is another address: its texts are on it. */
  PLATFORM_PUBLIC_URL: v.optional(url),
  /** The hosts of streams and of pictures, where the platform names other ones (docs/OPERATIONS.md "A CDN"). */
  MEDIA_URL: v.optional(url),
  IMAGES_URL: v.optional(url),
  /** The host of scripts and style sheets (lib/shared/policy/assets-origin.ts). */
  ASSETS_URL: v.optional(v.pipe(url, v.regex(/^https?:\/\/[^/?#]+$/, 'must be an address without a path'))),
  /** Seals the session cookie. */
  SESSION_SECRET: v.pipe(v.optional(v.string(), ''), v.minLength(32, 'needs at least 32 characters')),
  /** Canonical origin for search engines and share links; the request's own host when absent. */
  SITE_URL: v.optional(url),
  /** Lets the platform expire pages (`/api/revalidate`); the route refuses everyone when absent. */
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'needs at least 16 characters'))),
  /** The Redis that several instances share (docs/OPERATIONS.md); each is alone when absent. */
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\/\S+$/, 'must be a redis:// address'))),
  /** Memory for answers that are ready to be sent, in MB (docs/OPERATIONS.md "Memory"). */
  ANSWER_MEMORY_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{2,5}$/, 'must be megabytes, 16 to 16384'),
      v.transform(Number),
      v.minValue(16),
      v.maxValue(16_384),
    ),
    '24',
  ),
  /** The number of our own proxies in front that append to `x-forwarded-for`. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^[0-5]$/, 'must be 0 to 5'), v.transform(Number)),
    '0',
  ),
  /** Hosts of operators that identify lines, besides the platform's own (quality R6). */
  AUTO_AUTH_HOSTS: hostList,
  /** Hosts of the agreement, the privacy policy and the terms, besides the platform's own (quality R7). */
  TEXT_HOSTS: hostList,
  /** Hosts of the platform's pictures, besides its own, for share pictures (quality S28). */
  IMAGE_HOSTS: hostList,
  /** Hosts of others that browsers may use, by purpose (lib/shared/policy/host-table.ts). */
  CAST_HOSTS: policyHosts,
  /** Google Cast (docs/OPERATIONS.md): the receiver application, none when absent; the sender script; who joins again. */
  CAST_RECEIVER: v.optional(v.pipe(v.string(), v.regex(/^\w{1,64}$/, 'must be an application id'))),
  CAST_SENDER: v.optional(url, 'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js?loadCastFramework=1'),
  CAST_JOIN_POLICY: v.optional(v.picklist(JOIN_POLICIES), 'tab_and_origin_scoped'),
  VITRINA_HOSTS: policyHosts,
  PAYMENT_HOSTS: policyHosts,
  AD_HOSTS: policyHosts,
  LICENCE_HOSTS: policyHosts,
  MEDIA_HOSTS: policyHosts,
  /** `1` shows the pages for engineers, such as `/vitrina_test`; never in production (spec 3 §2). */
  TEST_PAGES: v.optional(v.picklist(['0', '1']), '0'),
  /** Origins that may embed our pages and exchange messages with them (docs/MODALS.md); none when absent. */
  EMBED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform(readOrigins),
    v.custom<readonly string[]>((origins) => origins !== null, 'must be origins, with commas between'),
  ),
  /**
   * The receiver of analytics events, and the address of an external counter (docs/ANALYTICS.md); none when
   * absent.
   */
  METRICS_URL: v.optional(url),
  METRICS_PIXEL_URL: v.optional(url),
  /** The counter of television audiences that the trackers of a stream are meant for; without it none is told. */
  AUDIENCE_COUNTER_URL: v.optional(url),
  /** Other deployments for `?stageapi` and similar (docs/PAGE-GUARD.md); none in production. */
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

/** Throws one error that lists everything that is wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  return readVariables(schema, source);
}

const hostsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).host] : []));

/** Of streams and pictures; any without a list. The list need not repeat what has a variable of its own. */
const mediaHosts = ({ MEDIA_HOSTS, MEDIA_URL, IMAGES_URL }: Env) =>
  MEDIA_HOSTS.length === 0 ? [] : [...new Set([...MEDIA_HOSTS, ...hostsOf(MEDIA_URL, IMAGES_URL)])];

/** The hosts of others that pages may use. */
export function hostTable(all: Env = env()): HostTable {
  return {
    cast: all.CAST_HOSTS,
    vitrina: all.VITRINA_HOSTS,
    payment: all.PAYMENT_HOSTS,
    ads: all.AD_HOSTS,
    licence: all.LICENCE_HOSTS,
    counters: hostsOf(all.METRICS_PIXEL_URL, all.AUDIENCE_COUNTER_URL),
    media: mediaHosts(all),
  };
}

let parsed: Env | undefined;

/** Parsed on first use, because `next build` runs without the secrets of a running server. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}
