import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { NAMES, TARGETS } from '@/lib/rules/analytics/events';
import { EVENTS } from '@/lib/rules/analytics/schema';

const PAGE = 'docs/ANALYTICS.md';
const BEGIN =
  '<!-- events: generated from lib/rules/analytics/schema.ts by `UPDATE_DOCS=1 npx jest tests/unit/docs/analytics.test.ts` -->';
const END = '<!-- events end -->';

/** The table of all types of events with their fields, as the server accepts them. */
function table(): string {
  const rows = EVENTS.map((event) => {
    const { type, at: _, ...fields } = event.entries;
    const names = Object.entries(fields).map(
      ([name, schema]) => `\`${name}\`${schema.type === 'optional' ? '?' : ''}`,
    );
    return `| \`${type.literal}\` | ${names.join(', ')} | ${v.getDescription(event)} |`;
  });
  return ['| event | fields | when |', '|---|---|---|', ...rows].join('\n');
}

test('docs/ANALYTICS.md: the table of events is the one that the schema gives', () => {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGIN);
  const [current = '', after] = rest.split(END);
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, `${before}${BEGIN}\n\n${table()}\n\n${END}${after}`);
  else expect(current.trim()).toBe(table());
});

test('docs/ANALYTICS.md: names every event of rows, the player and purchases, and every target', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect([...NAMES, ...TARGETS].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
