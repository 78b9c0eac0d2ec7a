import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import type { RowPage } from '@/lib/platform/resources/rows';
import { rowTemplate } from '@/lib/rules/catalogue/row-layout';
import { routes } from '@/lib/shared/routes';
import { Grid } from './Grid';
import styles from './grid.module.scss';
import type { RowLabels } from './labels';
import { rowTiles } from './row-tiles';

interface Props {
  page: RowPage;
  labels: RowLabels;
  /** The text of the search; the page of the row shows all results for it. */
  text?: string;
  /** The page says it already. */
  isTitleHidden?: boolean;
}

/** A row whose tiles are all there is to see: they stand in lines, and the rest is on the page of the row. */
export function RowGrid({ page, labels, text, isTitleHidden = false }: Props) {
  const template = rowTemplate(page.template, page);
  const tiles = rowTiles(page, labels);
  if (tiles.length === 0) return null;
  const titleId = `row-${page.id}`;
  const more = page.nextOffset === null ? null : routes.row(page.key, { text });
  return (
    <section className={styles.whole} data-row={page.id} aria-labelledby={titleId}>
      <h2 id={titleId} className={isTitleHidden ? undefined : styles.title}>
        {isTitleHidden ? <VisuallyHidden>{page.title}</VisuallyHidden> : page.title}
      </h2>
      <Grid template={template} label={page.title}>
        {tiles}
      </Grid>
      {more ? (
        <Link href={more} className={styles.more}>
          {labels.row.seeAll}
          <ChevronRightIcon size="sm" />
        </Link>
      ) : null}
    </section>
  );
}
