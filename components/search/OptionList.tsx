import { clsx } from 'clsx';
import { fill } from '@/components/ui/fill';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { HistoryIcon, KeyboardIcon } from '@/components/ui/icon/navigation';
import { SearchIcon } from '@/components/ui/icon/search';
import type { Option } from '@/lib/rules/search/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './list.module.scss';

interface Props {
  id: string;
  options: readonly Option[];
  active: number;
  words: Messages['search'];
  onChoose(at: number): void;
  onPoint(at: number): void;
}

const icons = { hint: KeyboardIcon, history: HistoryIcon, suggestion: SearchIcon };

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** The options under the field. The focus stays in the field, and `aria-activedescendant` names the current option. */
export function OptionList({ id, options, active, words, onChoose, onPoint }: Props) {
  return (
    <div id={id} role="listbox" aria-label={words.options} className={styles.list}>
      {options.map(({ kind, text }, at) => {
        const Icon = icons[kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which chooses by them.
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus (ARIA combobox).
          <div
            key={text}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            className={clsx(styles.option, styles[kind])}
            // Prevents the press from taking the focus from the field.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(at)}
            onClick={() => onChoose(at)}
          >
            <Icon size="sm" className={styles.icon} />
            <span className={styles.text}>{kind === 'hint' ? fill(words.hint, { text }) : text}</span>
            {kind === 'history' ? <VisuallyHidden>, {words.before}</VisuallyHidden> : null}
          </div>
        );
      })}
    </div>
  );
}
