import type { Ref } from 'react';
import { CloseIcon } from '@/components/ui/icon/close';
import { searchInput } from '@/components/ui/search-form/search-input';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { optionId } from './OptionList';
import styles from './panel.module.scss';
import type { List } from './use-list';

interface Props {
  input: Ref<HTMLInputElement>;
  text: string;
  list: List;
  listId: string;
  /** The id of the sentence that says how the field works. */
  aboutId: string;
  words: Messages['search'];
  onText(text: string): void;
  onClear(): void;
}

/** The text field of the search: the part of the combobox that has the focus, and the button that empties it. */
export function SearchField({ input, text, list, listId, aboutId, words, onText, onClear }: Props) {
  return (
    <>
      <input
        {...searchInput(words)}
        ref={input}
        role="combobox"
        className={styles.input}
        value={text}
        maxLength={MAX_QUERY}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={aboutId}
        aria-autocomplete="list"
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? listId : undefined}
        aria-activedescendant={list.active < 0 ? undefined : optionId(listId, list.active)}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={list.onKeyDown}
      />
      {text ? (
        <button
          type="button"
          aria-label={words.clear}
          title={words.clear}
          className={styles.clear}
          onClick={onClear}
        >
          <CloseIcon size="sm" />
        </button>
      ) : null}
    </>
  );
}
