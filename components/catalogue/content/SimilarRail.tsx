import { Rail } from '@/components/ui/rail/Rail';
import type { ContentCard } from '@/lib/catalogue/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { ContentCardV } from '../cards/ContentCardV';
import styles from './section.module.scss';

interface Props {
  cards: ContentCard[];
  labels: Messages['catalogue'];
}

/** Up to 12 titles like this one (spec 2 §9; the data layer cuts). */
export function SimilarRail({ cards, labels }: Props) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="similar">
      <h2 id="similar" className={styles.heading}>
        {labels.page.similar}
      </h2>
      <Rail fit="v" labelledBy="similar" labels={labels.row}>
        {cards.map((card) => (
          <ContentCardV key={card.id} card={card} labels={labels.card} />
        ))}
      </Rail>
    </section>
  );
}
