import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './card.module.scss';

interface Props {
  card: Pick<ContentCard, 'rating' | 'year' | 'age' | 'genre'>;
  labels: Messages['catalogue']['card'];
}

/** The line under a title. The longest fact is the last one, because narrow tiles leave out what does not fit. */
export function CardFacts({ card, labels }: Props) {
  const { age, year, genre } = card;
  const facts = [year, age && `${age}+`, genre].filter(Boolean);
  const [first, ...more] = facts;
  if (!card.rating && facts.length === 0) return null;
  return (
    <span className={styles.facts}>
      {card.rating ? (
        <>
          <span aria-hidden="true" className={styles.rating}>
            {card.rating}
          </span>
          <VisuallyHidden>{fill(labels.rating, { value: card.rating })}. </VisuallyHidden>
        </>
      ) : null}
      <span>{first}</span>
      {more.map((fact) => (
        <span key={fact} className={styles.more}>{` · ${fact}`}</span>
      ))}
    </span>
  );
}
