import { useId } from 'react';
import { Rail } from '@/components/ui/rail/Rail';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ContentCardV } from './ContentCardV';
import styles from './title-rail.module.scss';

interface Props {
  title: string;
  cards: ContentCard[];
  /** Its first poster is the largest picture of the first screen. */
  leads?: boolean;
  labels: Messages['catalogue'];
}

/** Titles of one kind under a heading, for lists that are not a row of the platform. */
export function TitleRail({ title, cards, leads = false, labels }: Props) {
  // An overlay may contain the same list as the page under it.
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Rail fit="v" labelledBy={id} labels={labels.row}>
        {cards.map((card, index) => (
          <ContentCardV key={card.id} card={card} labels={labels.card} isFirst={leads && index === 0} />
        ))}
      </Rail>
    </section>
  );
}
