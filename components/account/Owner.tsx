'use client';

import { Avatar } from '@/components/ui/avatar/Avatar';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { useProfiles } from '@/lib/client/profiles/use-profiles';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import styles from './account.module.scss';

interface Props {
  /** The screen that is about the account itself; without it this is no link. */
  href?: string | undefined;
  /** The screen beside the menu. */
  current?: string | undefined;
}

/**
 * The owner of the account: the active profile and the phone number. An unnamed first profile has a default name from
 * the platform in the language of the session; only the list of profiles has it in the language of the page.
 */
export function Owner({ href, current }: Props) {
  const viewer = useViewer();
  const { value: list } = useProfiles(viewer?.state === 'user');
  if (!viewer) return <div className={styles.owner} />;
  const { name, phone } = nameOf(viewer);
  const ofSession = viewer.profile?.isUnnamed ? null : viewer.profile;
  const active = list?.profiles.find(({ id }) => id === list.activeId) ?? ofSession;
  const shown = name ?? active?.name ?? phone ?? '';
  const content = (
    <>
      <Avatar src={viewer.profile?.icon ?? null} name={shown} sizes="48px" className={styles.face} />
      <span className={styles.ownerWords}>
        <span className={styles.ownerName}>{shown}</span>
        {phone && phone !== shown ? <span className={styles.ownerPhone}>{phone}</span> : null}
      </span>
    </>
  );
  if (!href) return <div className={styles.owner}>{content}</div>;
  return (
    <a href={href} aria-current={href === current ? 'page' : undefined} className={styles.owner}>
      {content}
      <ChevronRightIcon size="sm" className={styles.onward} />
    </a>
  );
}
