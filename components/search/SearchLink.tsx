import { SearchIcon } from '@/components/ui/icon/search';
import { Link } from '@/components/ui/link/Link';
import { routes } from '@/lib/shared/routes';
import styles from './search.module.scss';

/** The search in the header of a television, where the page of the search has the keyboard. */
export function SearchLink({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Link href={routes.search()} aria-label={label} title={label} className={styles.open}>
        <SearchIcon />
      </Link>
    </div>
  );
}
