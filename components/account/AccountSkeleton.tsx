import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import styles from './account.module.scss';

/** Placeholders in the final size of the account page. */
export function AccountSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.navSkeleton} />
      <div className={styles.sections}>
        <Skeleton className={styles.detailsSkeleton} />
        <Skeleton className={styles.infoSkeleton} />
        <Skeleton className={styles.devicesSkeleton} />
      </div>
    </div>
  );
}
