import type { rowsetRows, rowsets as rowsetsTable, rows as rowsTable } from '../../db/schema/rows.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { rows, rowsets } from '../data/pages/index.ts';
import { rowId } from '../data/pages/shape.ts';

const nothing: Localized = { ru: '', kk: '', en: '', uz: '' };

function paragraph({ ru, kk, en, uz }: Localized): Localized {
  return { ru: `<p>${ru}</p>`, kk: `<p>${kk}</p>`, en: `<p>${en}</p>`, uz: `<p>${uz}</p>` };
}

export const rowRows: (typeof rowsTable.$inferInsert)[] = rows.map((row) => ({
  id: rowId(row),
  slug: row.slug,
  title: row.title,
  template: row.template,
  contentType: row.contentType ?? null,
  description: row.description ?? nothing,
  htmlDescription: row.htmlDescription ?? (row.description ? paragraph(row.description) : nothing),
  source: row.source,
}));

export const rowsetTableRows: (typeof rowsetsTable.$inferInsert)[] = rowsets.map(
  ({ id, slug, title, template, description, libraryId = null }, sort) => ({
    id,
    slug,
    title,
    template,
    description,
    libraryId,
    sort,
  }),
);

export const placements: (typeof rowsetRows.$inferInsert)[] = rowsets.flatMap((page) =>
  page.rows.map((row, sort) => ({ rowsetId: page.id, rowId: rowId(row), sort })),
);
