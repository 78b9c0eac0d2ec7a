import type { RowPage } from '@/lib/platform/resources/rows';
import { rowLook, rowTemplate } from '@/lib/rules/catalogue/row-layout';
import { routes } from '@/lib/shared/routes';
import { PromoCarousel } from '../promo/PromoCarousel';
import type { RowLabels } from './labels';
import { RowRail } from './RowRail';
import { rowTiles } from './row-tiles';

/** A row that is put together for one person has no address of its own. */
const FILMOGRAPHY = 'filmography';

interface Props {
  page: RowPage;
  labels: RowLabels;
  /** The first row of the page: its art begins under the header. */
  isOpening?: boolean;
  /** The text its items were searched by: its "see all" page shows everything that the text finds. */
  text?: string;
  /** The library whose page it is on (spec 2 §2: rows carry `library_id`). */
  libraryId?: number | null;
  /** Where a personal row has all of its items; others have pages. */
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
