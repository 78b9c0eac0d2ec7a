import { PersonIcon } from '@/components/ui/icon/person';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { PersonCard as Card } from '@/lib/rules/catalogue/view';
import styles from './person.module.scss';
import { tileSizes } from './sizes';

/** A person; a link only if the person has a page. */
export function PersonCard({ card }: { card: Card }) {
  const body = (
    <>
      <Picture
        src={card.photo}
        alt=""
        shape="square"
        sizes={tileSizes.person}
        className={styles.photo}
        fallback={<PersonIcon size="lg" />}
      />
      <span className={styles.name}>{card.name}</span>
      {card.role ? <span className={styles.role}>{card.role}</span> : null}
    </>
  );
  if (!card.href) return <span className={styles.person}>{body}</span>;
  return (
    <Link href={card.href} data-item={card.id} className={styles.person}>
      {body}
    </Link>
  );
}
