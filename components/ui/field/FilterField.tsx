import { clsx } from 'clsx';
import { SearchIcon } from '../icon/navigation';
import styles from './filter-field.module.scss';

interface Props {
  label: string;
  value: string;
  onType(text: string): void;
  /** Somebody is about to type. */
  onFocus?(): void;
  /** Beside other small things. */
  isSmall?: boolean;
  className?: string | undefined;
}

/** A name is not longer. */
const LONGEST_NAME = 100;

/** Narrows the list beside it as one types. */
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
