import {
  buyingCodes,
  changingCodes,
  pausingCodes,
  payingCodes,
  promoCodes,
} from '../../src/http/money-codes.ts';

interface Operation {
  summary?: string;
  description?: string;
  responses?: Record<string, { description?: string }>;
}

type OpenApi = { paths: Record<string, Record<string, Operation>> };

const bare = (path: string) => path.replace('/v2/', '').replaceAll(/\{\w+\}/g, '');

/** Codes that a reader learns from the access of a route, or from what it reads. */
const EXPLAINED = new Set([
  'authentication_failed',
  'not_authenticated',
  'invalid',
  'parse_error',
  'too_large',
  'unsupported_media_type',
]);

/** Codes that always come together; docs/MONEY.md lists each. */
const groups: Record<string, readonly string[]> = {
  buying: buyingCodes,
  paying: payingCodes,
  changing: changingCodes,
  pausing: pausingCodes,
  promo: promoCodes,
};

/** The failures of one route, as the document lists them, without those that are explained once above the table. */
function failures({ responses = {} }: Operation): string {
  const all = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, { description = '' }]) => description.split(', ').map((code) => ({ status, code })));
  const isListed = (wanted: string) => all.some(({ code }) => code === wanted);
  const named = Object.keys(groups).filter((name) => groups[name]?.every(isListed));
  const inGroups = new Set(named.flatMap((name) => groups[name] ?? []));
  const single = all
    .filter(({ code }) => !EXPLAINED.has(code) && !inGroups.has(code))
    .map(({ status, code }) => `${status} ${code}`);
  return [...single, ...named.map((name) => `*${name}*`)].join(', ');
}

/** The routes of an OpenAPI document as a Markdown table: what docs/PLATFORM.md shows. */
export function routeTable({ paths }: OpenApi): string {
  const rows = Object.entries(paths)
    .sort(([a], [b]) => (bare(a) < bare(b) ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        const { summary = '', description = '' } = operation;
        const access = /^Access: (\w+)\.$/.exec(description)?.[1] ?? '';
        return `| \`${method.toUpperCase()} ${path}\` | ${access} | ${summary} | ${failures(operation)} |`;
      }),
    );
  return ['| route | access | answer | failures |', '|---|---|---|---|', ...rows].join('\n');
}
