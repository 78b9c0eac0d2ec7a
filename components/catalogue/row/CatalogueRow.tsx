import type { RowPage } from '@/lib/platform/resources/rows';
import { rowLook, rowTemplate } from '@/lib/rules/catalogue/row-layout';
import { routes } from '@/lib/shared/routes';
import { PromoCarousel } from '../promo/PromoCarousel';
import type { RowLabels } from './labels';
import { RowRail } from './RowRail';
import { rowTiles } from './row-tiles';

/** The filmography row is made for one person and has no page. */
const FILMOGRAPHY = 'filmography';

interface Props {
  page: RowPage;
  labels: RowLabels;
  /** True for the first row of a page, whose art is under the header. */
  isOpening?: boolean;
  /** The text of the search; the "see all" page shows all results for it. */
  text?: string;
  /** The library of the page (spec 2 §2: rows carry `library_id`). */
  libraryId?: number | null;
  /** The page with all items of a personal row; other rows have pages of their own. */
  allHref?: string | null;
}

/** One row with its items, by its template. An empty row is not drawn. */
export function CatalogueRow({ page, labels, isOpening, text, libraryId, allHref = null }: Props) {
  const template = rowTemplate(page.template, page);
  const { isCarousel, isPersonal } = rowLook(template);
  if (isCarousel) {
    if (page.promotions.length === 0) return null;
    return (
      <PromoCarousel
        id={page.id}
        title={page.title}
        promos={page.promotions}
        labels={labels}
        isOpening={isOpening}
      />
    );
  }
  const tiles = rowTiles(page, labels);
  if (tiles.length === 0) return null;
  const isOwn = isPersonal || page.key === FILMOGRAPHY;
  return (
    <RowRail
      id={page.id}
      template={template}
      title={page.title}
      href={isOwn ? allHref : routes.row(page.key, { text, library_id: libraryId })}
      labels={labels.row}
    >
      {tiles}
    </RowRail>
  );
}
