import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Rail } from '@/components/ui/rail/Rail';
import { hasOpenAll, hasSeeAll, rowLook } from '@/lib/rules/catalogue/row-layout';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OpenAllTile } from './OpenAllTile';
import styles from './row.module.scss';

interface Props {
  /** Unique on the page; also the value of `data-row`. */
  id: string;
  template: string;
  title: string;
  /** The address of the row; null for a row without a page. */
  href: string | null;
  labels: Messages['catalogue']['row'];
  /** A button beside the heading. */
  action?: ReactNode;
  /** The tiles. */
  children: ReactNode;
}

/** A row of a page: a heading that links to all items, and a rail of tiles. */
export function RowRail({ id, template, title, href, labels, action, children }: Props) {
  const count = Children.count(children);
  const titleId = `row-${id}`;
  const { fit } = rowLook(template);
  return (
    <section className={clsx(styles.row, styles[fit])} data-row={id} aria-labelledby={titleId}>
      <RowHead action={action}>
        {href && hasSeeAll(count) ? (
          <Link href={href} className={styles.link}>
            <span id={titleId}>{title}</span>
            <span className={styles.more}>
              <span>{labels.seeAll}</span>
              <ChevronRightIcon size="sm" />
            </span>
          </Link>
        ) : (
          <span id={titleId}>{title}</span>
        )}
      </RowHead>
      <Rail fit={fit} labelledBy={titleId} labels={labels}>
        {children}
        {href && hasOpenAll(template, count) ? (
          <OpenAllTile template={template} href={href} label={labels.openAll} title={title} />
        ) : null}
      </Rail>
    </section>
  );
}

function RowHead({ action, children }: Pick<Props, 'action' | 'children'>) {
  const heading = <h2 className={styles.heading}>{children}</h2>;
  if (!action) return heading;
  return (
    <div className={styles.head}>
      {heading}
      {action}
    </div>
  );
}
