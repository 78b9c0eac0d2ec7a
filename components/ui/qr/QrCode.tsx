'use client';

import { Spinner } from '../spinner/Spinner';
import styles from './qr.module.scss';

interface Props {
  /** Null until it is known. */
  src: string | null;
  alt: string;
  loading: string;
  onError(): void;
}

/** A QR code that somebody else has drawn; its place is reserved until it comes. */
export function QrCode({ src, alt, loading, onError }: Props) {
  return (
    <div className={styles.picture}>
      {src ? (
        <img src={src} alt={alt} width={220} height={220} onError={onError} />
      ) : (
        <Spinner label={loading} />
      )}
    </div>
  );
}
