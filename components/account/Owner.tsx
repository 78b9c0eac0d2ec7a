'use client';

import { Avatar } from '@/components/ui/avatar/Avatar';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import styles from './account.module.scss';

/** Whose account the page shows: the active profile, and the phone that logs in. */
export function Owner() {
  const viewer = useViewer();
  if (!viewer) return <div className={styles.owner} />;
  const { name, phone } = nameOf(viewer);
  const shown = name ?? viewer.profile?.name ?? phone ?? '';
  return (
    <div className={styles.owner}>
      <Avatar src={viewer.profile?.icon ?? null} name={shown} sizes="64px" className={styles.face} />
      <div>
        <p className={styles.ownerName}>{shown}</p>
        {phone && phone !== shown ? <p className={styles.ownerPhone}>{phone}</p> : null}
      </div>
    </div>
  );
}
