'use client';

import { Avatar } from '@/components/ui/avatar/Avatar';
import { useProfiles } from '@/lib/client/profiles/use-profiles';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import styles from './account.module.scss';

/**
 * Whose account the page shows: the active profile, and the phone that logs in. The first profile has a name of the platform
 * until its viewer gives it one; in another language than that of the session only the list has it right.
 */
export function Owner() {
  const viewer = useViewer();
  const { value: list } = useProfiles(viewer?.state === 'user');
  if (!viewer) return <div className={styles.owner} />;
  const { name, phone } = nameOf(viewer);
  const active = list?.profiles.find(({ id }) => id === list.activeId) ?? viewer.profile;
  const shown = name ?? active?.name ?? phone ?? '';
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
