import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture';
import { Status } from '../status/Status';
import styles from './poster.module.scss';

interface Props {
  /** The picture behind it; null leaves it dark. */
  src: string | null;
  icon: ReactNode;
  title: string;
  text: string;
  className?: string | undefined;
  /** Buttons and links. */
  children: ReactNode;
}

/** A player that does not play: its picture under a scrim, the reason, and next steps. Fills its container. */
export function Poster({ src, icon, title, text, className, children }: Props) {
  return (
    <div className={clsx(styles.still, className)}>
      {src ? <Picture src={src} alt="" shape="hero" sizes="100vw" className={styles.art} /> : null}
      <Status className={styles.words}>
        <span className={styles.icon}>{icon}</span>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </Status>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
