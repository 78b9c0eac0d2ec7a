import { clsx } from 'clsx';
import { sources } from '../picture/srcset';
import styles from './avatar.module.scss';

interface Props {
  src: string | null;
  /** Its first letter replaces a missing picture; the name itself is next to it. */
  name: string;
  /** The rendered width for the `sizes` attribute; the class sets the size. */
  sizes: string;
  className?: string;
}

/** A round picture of a profile. */
export function Avatar({ src, name, sizes, className }: Props) {
  return (
    <span className={clsx(styles.avatar, className)} aria-hidden="true">
      {src ? (
        <img {...sources(src, 'square')} alt="" sizes={sizes} width={120} height={120} decoding="async" />
      ) : (
        [...name][0]?.toUpperCase()
      )}
    </span>
  );
}
