import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './panel.module.scss';

interface Props {
  words: Messages['search'];
  isOnline: boolean;
  haveSuggestionsFailed: boolean;
}

/** The reason why search does not work, shown under the field. */
export function SearchNotice({ words, isOnline, haveSuggestionsFailed }: Props) {
  if (isOnline && !haveSuggestionsFailed) return null;
  return (
    <p role="alert" className={styles.notice}>
      {isOnline ? words.suggestionsFailed : words.offline}
    </p>
  );
}
