import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { PromoCarousel } from '../promo/PromoCarousel';
import type { RowLabels } from './labels';
import { RowRail } from './RowRail';
import { rowTiles } from './rowTiles';
import { rowTemplate } from './template';

/** Rows that are put together for one page or one viewer have no address of their own. */
const WITHOUT_PAGE = ['history', 'history-h', 'filmography'];

interface Props {
  page: RowPage;
  labels: RowLabels;
  /** The first row of the page: its art begins under the header. */
  isOpening?: boolean;
  /** What its items were searched by: all of the row is all that it finds. */
  text?: string;
}

/** One row with its items, by its template. An empty row is not drawn. */
export function CatalogueRow({ page, labels, isOpening, text }: Props) {
  if (page.template.startsWith('promo')) {
    if (page.promotions.length === 0) return null;
    return (
      <PromoCarousel
        title={page.title}
        promos={page.promotions}
        labels={labels.promo}
        newTabLabel={labels.newTab}
        isOpening={isOpening}
      />
    );
  }
  const tiles = rowTiles(page, labels);
  if (tiles.length === 0) return null;
  return (
    <RowRail
      id={page.id}
      template={rowTemplate(page.template)}
      title={page.title}
      href={
        WITHOUT_PAGE.some((name) => name === page.template || name === page.key)
          ? null
          : routes.row(page.key, { text })
      }
      labels={labels.row}
    >
      {tiles}
    </RowRail>
  );
}
