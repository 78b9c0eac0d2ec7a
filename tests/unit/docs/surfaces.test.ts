import { readFileSync } from 'node:fs';
import { MODAL_IDS } from '@/lib/rules/modals/address';
import { type Context, contexts } from '@/lib/shared/sites/contexts';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));

const table = readFileSync('docs/SURFACES.md', 'utf8')
  .split('\n\n')
  .find((block) => block.includes('`hasHeader`'));
const [head = [], , ...rows] = (table ?? '').split('\n').map(cellsOf);
const surfaces = head.slice(1);

function written(value: Context[keyof Context]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : value.join(', ');
}

describe('spec 1 §1 Surfaces: the table of docs/SURFACES.md is that of the code', () => {
  test('it has every surface and every difference', () => {
    expect(surfaces).toEqual(Object.keys(contexts));
    const { id: _, ...differences } = contexts.browser;
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(differences).sort());
  });

  test.each(surfaces)('%s', (surface) => {
    const context = contexts[surface as keyof typeof contexts];
    const shown = rows.map((row) => [row[0], row[surfaces.indexOf(surface) + 1]]);
    expect(shown).toEqual(rows.map(([name]) => [name, written(context[name as keyof Context])]));
  });
});

test('spec 2 §6: a closed modal is one that exists', () => {
  const closed = Object.values(contexts).flatMap(({ closedModals }) => closedModals);
  expect(closed.filter((id) => !MODAL_IDS.some((known) => known === id))).toEqual([]);
});
