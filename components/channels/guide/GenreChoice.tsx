import { clsx } from 'clsx';
import { useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { genreKey } from '@/lib/rules/guide/genres';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './toolbar.module.scss';
import { useGenre } from './use-genre';

interface Props {
  genres: readonly string[];
  labels: Messages['guide'];
}

/** Which programmes stand out in the guide. */
export function GenreChoice({ genres, labels }: Props) {
  const [chosen, setChosen] = useState('');
  useGenre(chosen);
  return (
    <span className={clsx(styles.choice, styles.genre)}>
      <select
        aria-label={labels.genre}
        className={styles.select}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">{labels.allGenres}</option>
        {genres.map((name) => (
          <option key={name} value={genreKey(name)}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="sm" />
    </span>
  );
}
