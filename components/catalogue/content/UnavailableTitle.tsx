import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from '@/components/ui/message/message.module.scss';

interface Way {
  href: string;
  label: string;
}

interface Props {
  title: string;
  /** Why it is not shown. */
  text: string;
  /** Links to other pages, the most helpful one first. */
  ways: readonly Way[];
}

/** A title that cannot be played, was removed, or is refused by the platform: says why and offers links (spec 2 §8). */
export function UnavailableTitle({ title, text, ways }: Props) {
  return (
    <article className={styles.message}>
      <h1 className={styles.title}>{title}</h1>
      <p role="alert" className={styles.text}>
        {text}
      </p>
      <div className={styles.actions}>
        {ways.map(({ href, label }, index) => (
          <LinkButton key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </div>
    </article>
  );
}
