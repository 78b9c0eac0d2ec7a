import { Link } from '@/components/ui/link/Link';
import type { ChannelCategory } from '@/lib/channels/view';
import styles from './category.module.scss';

interface Props {
  categories: ChannelCategory[];
  label: string;
}

/** Spec 2 §2: hidden with fewer than two categories. */
const FEWEST = 2;

/** Categories as links: each is a page of its own. */
export function CategoryNav({ categories, label }: Props) {
  if (categories.length < FEWEST) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              href={category.href}
              aria-current={category.isCurrent ? 'page' : undefined}
              className={styles.link}
            >
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
