import { clsx } from 'clsx';
import { sources } from '../picture/srcset';
import styles from './avatar.module.scss';

interface Props {
  src: string | null;
  /** Its first letter stands where there is no picture; the name itself is read beside it. */
  name: string;
  /** The width it takes, as the `sizes` attribute wants it; the class gives the size itself. */
  sizes: string;
  className?: string;
}

/** A round face. */
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
