import { buttonClasses } from '@/components/ui/button/classes';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { genreKey } from '@/lib/rules/guide/genres';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './genre.module.scss';

interface Props {
  genres: readonly string[];
  /** The key of the chosen one; '' is all. */
  genre: string;
  onGenre(key: string): void;
  labels: Messages['guide'];
}

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Which programmes stand out in the guide. */
export function GenreChoice({ genres, genre, onGenre, labels }: Props) {
  const options = [
    { key: '', title: labels.allGenres },
    ...genres.map((name) => ({ key: genreKey(name), title: titled(name) })),
  ];
  return (
    <Menu
      id="guide-genres"
      className={styles.genre}
      triggerClassName={buttonClasses({}, styles.trigger)}
      panelClassName={styles.panel}
      trigger={
        <>
          <VisuallyHidden>{labels.genre}: </VisuallyHidden>
          <span className={styles.current}>{options.find(({ key }) => key === genre)?.title}</span>
          <ChevronDownIcon size="sm" />
        </>
      }
    >
      <ul aria-label={labels.genre}>
        {options.map(({ key, title }) => (
          <li key={key}>
            <button
              type="button"
              data-closes=""
              aria-current={key === genre || undefined}
              className={menuItem}
              onClick={() => onGenre(key)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
