import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import styles from './settings.module.scss';

/** The places of what is coming, of their final size. */
export function SettingsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className={styles.togglesSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
      <Skeleton className={styles.cardSkeleton} />
    </div>
  );
}
