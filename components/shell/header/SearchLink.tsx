import { SearchIcon } from '@/components/ui/icon/search';
import { routes } from '@/lib/shared/routes';
import { NavLink } from './NavLink';
import styles from './tools.module.scss';

/** The search in the header of a television, where the page of the search has the keyboard. */
export function SearchLink({ label }: { label: string }) {
  return (
    <NavLink href={routes.search()} aria-label={label} title={label} className={styles.search}>
      <SearchIcon />
    </NavLink>
  );
}
