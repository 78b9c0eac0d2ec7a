import { useId } from 'react';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ContentCardV } from '../cards/ContentCardV';
import { Grid } from '../row/Grid';
import styles from './person.module.scss';

interface Props {
  works: ContentCard[];
  labels: Messages['catalogue'];
}

/** All works of a person with few of them, all in sight. */
export function PersonWorks({ works, labels }: Props) {
  // An overlay may contain the same list as the page under it.
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {labels.page.works}
      </h2>
      <Grid template="content-v" label={labels.page.works}>
        {works.map((card, index) => (
          <ContentCardV key={card.id} card={card} labels={labels.card} isFirst={index === 0} />
        ))}
      </Grid>
    </section>
  );
}
