import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { isFolded } from '@/lib/rules/catalogue/biography';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './person.module.scss';

interface Props {
  biography: string | null;
  /** Number of works in the lists; null when it is not known, and there are no lists. */
  count: number | null;
  labels: Messages['catalogue']['page'];
  /** The lists: films, series, programmes. */
  children: ReactNode;
}

/** Spec 2 §2 Person page: "film count link, biography link", each with a view; a person with one view has no tabs. */
export function PersonViews({ biography, count, labels, children }: Props) {
  const about = biography && isFolded(biography) ? <p className={styles.biography}>{biography}</p> : null;
  if (count === null) return about;
  const works = count > 0 ? children : <EmptyState title={labels.noWorks} />;
  if (!about) return works;
  return (
    <Tabs
      label={labels.about}
      className={styles.views}
      tabs={[
        {
          id: 'works',
          label: (
            <>
              {labels.works} <span className={styles.count}>{count}</span>
            </>
          ),
          content: works,
        },
        {
          id: 'biography',
          label: labels.biography,
          content: about,
        },
      ]}
    />
  );
}
