import { Expandable } from '@/components/ui/expandable/Expandable';
import { Facts } from '@/components/ui/facts/Facts';
import { DESCRIPTION_FOLD } from '@/lib/rules/catalogue/constants';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './info.module.scss';

interface Props {
  /** Null until it has loaded. */
  programme: ProgrammePage | null;
  /** The description of the schedule, which is known at once. */
  description: string | null;
  age: number | null;
  labels: Pick<Messages['catalogue'], 'page' | 'card'>;
}

const UNKNOWN = { ratings: [], year: null, countries: [], genres: [] };

/**
 * Tags (genre, year, country, age), ratings and description of the programme on screen (spec 2 §2 "Channel viewer
 * page").
 */
export function ProgrammeInfo({ programme, description, age, labels }: Props) {
  const { showAll, showLess, ratings } = labels.page;
  const text = programme?.description ?? description;
  return (
    <div className={styles.info}>
      {/* Always rendered, so that late text does not push the page down. */}
      <Facts
        about={programme ?? UNKNOWN}
        age={age}
        labels={{ ratings, age: labels.card.age }}
        className={styles.facts}
      />
      <div className={styles.text}>
        {text ? (
          <Expandable key={text} text={text} limit={DESCRIPTION_FOLD} more={showAll} less={showLess} />
        ) : null}
      </div>
    </div>
  );
}
