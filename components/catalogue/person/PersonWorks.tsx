import { useId } from 'react';
import { Rail } from '@/components/ui/rail/Rail';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ContentCardV } from '../cards/ContentCardV';
import styles from './person.module.scss';

interface Props {
  works: ContentCard[];
  labels: Messages['catalogue'];
}

/** All works of a person with few of them, in one row. */
export function PersonWorks({ works, labels }: Props) {
  // An overlay may contain the same list as the page under it.
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {labels.page.works}
      </h2>
      <Rail fit="v" labelledBy={id} labels={labels.row}>
        {works.map((card, index) => (
          <ContentCardV key={card.id} card={card} labels={labels.card} isFirst={index === 0} />
        ))}
      </Rail>
    </section>
  );
}
