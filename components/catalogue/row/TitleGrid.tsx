import type { ContentCard } from '@/lib/rules/catalogue/view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ContentCardV } from '../cards/ContentCardV';
import { Grid } from './Grid';
import styles from './grid.module.scss';

interface Props {
  title: string;
  cards: readonly ContentCard[];
  labels: Messages['catalogue']['card'];
}

/** Fills one line of a desktop, and three of a phone. */
const TITLES = 6;

/** Some titles on a page that is about something else; without the script of a row. */
export function TitleGrid({ title, cards, labels }: Props) {
  return (
    <section className={styles.whole} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Grid template="content-v" label={title}>
        {cards.slice(0, TITLES).map((card) => (
          <ContentCardV key={card.id} card={card} labels={labels} />
        ))}
      </Grid>
    </section>
  );
}
