import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { routes } from '@/lib/shared/routes';
import styles from './account.module.scss';

/** Spec 3 §2 Settings page: leads one settings level up. */
export function BackLink({ label }: { label: string }) {
  return (
    <Link href={routes.account()} className={styles.back}>
      <ChevronLeftIcon size="sm" />
      {label}
    </Link>
  );
}
