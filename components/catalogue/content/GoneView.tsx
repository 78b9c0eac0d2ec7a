import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from './gone.module.scss';

interface Way {
  href: string;
  label: string;
}

interface Props {
  title: string;
  text: string;
  home: Way;
  channels: Way;
}

/** A title that was here once, or that the platform does not show: why, and what to watch instead (spec 2 §8). */
export function GoneView({ title, text, home, channels }: Props) {
  return (
    <article className={styles.gone}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <LinkButton href={channels.href} variant="primary">
          {channels.label}
        </LinkButton>
        <LinkButton href={home.href}>{home.label}</LinkButton>
      </div>
    </article>
  );
}
