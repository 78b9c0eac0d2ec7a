import { CloseIcon } from '@/components/ui/icon/close';
import { HISTORY_ALONE } from '@/lib/rules/search/constants';
import type { RecentSearch } from '@/lib/rules/search/recent';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './recent.module.scss';

interface Props {
  id: string;
  history: readonly RecentSearch[];
  words: Messages['search'];
  onChoose(text: string): void;
  /** Forgets one search, without one all. */
  onForget(past?: RecentSearch): void;
}

/** The last searches of the user, before typing. Buttons of their own and not options, because each can be removed. */
export function RecentSearches({ id, history, words, onChoose, onForget }: Props) {
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {words.recent}
        </h2>
        <button type="button" className={styles.forget} onClick={() => onForget()}>
          {words.forget}
        </button>
      </header>
      <ul className={styles.list}>
        {history.slice(0, HISTORY_ALONE).map((past) => (
          <li key={past.text} className={styles.chip}>
            <button type="button" className={styles.text} onClick={() => onChoose(past.text)}>
              {past.text}
            </button>
            <button
              type="button"
              aria-label={fill(words.forgetOne, { text: past.text })}
              className={styles.remove}
              onClick={() => onForget(past)}
            >
              <CloseIcon size="sm" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
