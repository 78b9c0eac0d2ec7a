import { clsx } from 'clsx';
import { SearchIcon } from '../icon/search';
import styles from './filter-field.module.scss';

interface Props {
  label: string;
  value: string;
  onType(text: string): void;
  /** Called before the viewer types. */
  onFocus?(): void;
  /** Smaller, for use next to other controls. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** No name is longer than this. */
const LONGEST_NAME = 100;

/** A field that filters the list next to it while typing. */
export function FilterField({ label, value, onType, onFocus, isSmall = false, className }: Props) {
  return (
    <search className={clsx(styles.search, isSmall && styles.small, className)}>
      <SearchIcon size="sm" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        className={styles.field}
        onFocus={onFocus}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </search>
  );
}
