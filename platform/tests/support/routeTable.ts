interface Operation {
  summary?: string;
  description?: string;
}

type OpenApi = { paths: Record<string, Record<string, Operation>> };

const bare = (path: string) => path.replace('/v2/', '').replaceAll(/\{\w+\}/g, '');

/** The routes of an OpenAPI document as a Markdown table: what docs/PLATFORM.md shows. */
export function routeTable({ paths }: OpenApi): string {
  const rows = Object.entries(paths)
    .sort(([a], [b]) => (bare(a) < bare(b) ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary = '', description = '' }]) => {
        const access = /^Access: (\w+)\.$/.exec(description)?.[1] ?? '';
        return `| \`${method.toUpperCase()} ${path}\` | ${access} | ${summary} |`;
      }),
    );
  return ['| route | access | answer |', '|---|---|---|', ...rows].join('\n');
}
