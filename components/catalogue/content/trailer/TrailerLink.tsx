import { iconOnly } from '@/components/ui/button/classes';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { FilmIcon } from '@/components/ui/icon/film';
import styles from './trailer-link.module.scss';

/** A link to the trailer with sound and controls, among the other signs; on a television with its word. */
export function TrailerLink({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton
      href={href}
      size="lg"
      title={label}
      aria-label={label}
      className={`${iconOnly} ${styles.link}`}
    >
      <FilmIcon />
    </LinkButton>
  );
}
