import type { Option } from '@/lib/rules/search/options';
import type { RecentSearch } from '@/lib/rules/search/recent';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { OptionList } from './OptionList';
import styles from './panel.module.scss';
import { RecentSearches } from './RecentSearches';
import type { List } from './use-list';

interface Props {
  list: List;
  listId: string;
  options: readonly Option[];
  /** The last searches of the user; shown while nothing is typed. */
  history: readonly RecentSearch[];
  /** Nothing is typed: the options are what others search for. */
  isEmpty: boolean;
  words: Messages['search'];
  onChoose(at: number): void;
  onSearch(text: string): void;
  /** Forgets one search, without one all. */
  onForget(past?: RecentSearch): void;
}

/** What stands under the field of the search: the last searches, and the list of options. */
export function SearchPopup(props: Props) {
  const { list, listId, options, history, isEmpty, words, onChoose, onSearch, onForget } = props;
  const hasRecent = list.isOpen && isEmpty && history.length > 0;
  if (!list.isShown && !hasRecent) return null;
  return (
    <div className={styles.popup}>
      {hasRecent ? (
        <RecentSearches
          id={`${listId}-recent`}
          history={history}
          words={words}
          onChoose={onSearch}
          onForget={onForget}
        />
      ) : null}
      {list.isShown && isEmpty ? (
        <p className={styles.popular} aria-hidden="true">
          {words.popular}
        </p>
      ) : null}
      {list.isShown ? (
        <OptionList
          id={listId}
          options={options}
          active={list.active}
          words={words}
          label={isEmpty ? words.popular : words.options}
          onChoose={onChoose}
          onPoint={list.activate}
        />
      ) : null}
    </div>
  );
}
