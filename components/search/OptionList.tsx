import { clsx } from 'clsx';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { FilmIcon } from '@/components/ui/icon/film';
import { HistoryIcon, KeyboardIcon } from '@/components/ui/icon/navigation';
import { SearchIcon } from '@/components/ui/icon/search';
import { Picture } from '@/components/ui/picture/Picture';
import { type FoundObject, keyOf, kindOf, type Option } from '@/lib/rules/search/options';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './list.module.scss';

interface Props {
  id: string;
  options: readonly Option[];
  active: number;
  words: Messages['search'];
  /** The name of the list. */
  label: string;
  onChoose(at: number): void;
  onPoint(at: number): void;
}

const icons = { hint: KeyboardIcon, history: HistoryIcon, suggestion: SearchIcon };

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** The options under the field. The focus stays in the field, and `aria-activedescendant` names the current option. */
export function OptionList({ id, options, active, words, label, onChoose, onPoint }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {options.map((option, at) => {
        const { kind, text, found } = option;
        const Icon = icons[kind];
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which chooses by them.
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus (ARIA combobox).
          <div
            key={keyOf(option)}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            className={clsx(styles.option, styles[kind])}
            // Prevents the press from taking the focus from the field.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(at)}
            onClick={() => onChoose(at)}
          >
            {found && kindOf(found) === 'genre' ? (
              <FilmIcon size="sm" className={styles.icon} />
            ) : found ? (
              <FoundPicture found={found} />
            ) : (
              <Icon size="sm" className={styles.icon} />
            )}
            <span className={styles.text}>{kind === 'hint' ? fill(words.hint, { text }) : text}</span>
            {kind === 'history' ? <VisuallyHidden>, {words.before}</VisuallyHidden> : null}
            {found ? (
              <>
                {/* A space between the words of the name; the layout ignores it. */ ' '}
                <span className={styles.kind}>{words.kinds[kindOf(found)]}</span>
              </>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

/** The box of a picture in a line, in pixels. */
const PICTURE_WIDTH = 40;

const shapes = {
  person: 'square',
  channel: 'sign',
  movie: 'poster',
  series: 'poster',
  program: 'poster',
  genre: 'poster',
} as const;

function FoundPicture({ found }: { found: FoundObject }) {
  const kind = kindOf(found);
  return (
    <Picture
      src={found.picture}
      alt=""
      shape={shapes[kind]}
      sizes={`${PICTURE_WIDTH}px`}
      most={2 * PICTURE_WIDTH}
      className={clsx(styles.picture, styles[shapes[kind]])}
    />
  );
}
