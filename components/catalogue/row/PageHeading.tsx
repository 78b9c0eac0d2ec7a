import type { ReactNode } from 'react';
import { Expandable } from '@/components/ui/expandable/Expandable';
import { ChevronUpIcon } from '@/components/ui/icon/arrows';
import { DESCRIPTION_FOLD } from '@/lib/rules/catalogue/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './page-heading.module.scss';

interface Props {
  title: ReactNode;
  /** How many there are of what the page lists, for the eye: the list says it itself. */
  count?: string | null;
  description?: string | null;
  /** On a phone the description is left out: what it leads to is more important. */
  isLeadOptional?: boolean;
  /** A link back, before the title. */
  back?: ReactNode;
  labels: Pick<Messages['catalogue']['page'], 'showAll' | 'showLess' | 'toTop'>;
  /** A filter or a switch next to the title. */
  children?: ReactNode;
}

/** Title of a page without a hero. */
export function PageHeading(props: Props) {
  const { title, count, description, isLeadOptional = false, back, labels, children } = props;
  return (
    <header className={styles.heading}>
      {back ? <div className={styles.back}>{back}</div> : null}
      <h1 className={styles.title} data-strip="">
        {title}
      </h1>
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
      <span className={styles.up} aria-hidden="true">
        <ChevronUpIcon size="sm" />
        {labels.toTop}
      </span>
      {description ? (
        <div className={isLeadOptional ? styles.optional : styles.lead}>
          <Expandable
            text={description}
            limit={DESCRIPTION_FOLD}
            more={labels.showAll}
            less={labels.showLess}
          />
        </div>
      ) : null}
      {children}
    </header>
  );
}
