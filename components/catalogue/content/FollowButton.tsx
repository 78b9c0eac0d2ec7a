'use client';

import { useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { BellIcon } from '@/components/ui/icon/status';
import { loadFollowsAtom } from '@/lib/client/reminders/load-follows-atom';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  /** The series. */
  contentId: string;
  words: Pick<Messages['reminders'], 'follow'>;
}

/** Announces new episodes of a series to the viewer; a guest logs in first. */
export function FollowButton({ contentId, words }: Props) {
  const all = useLateAtom(useIsLoggedIn() ? loadFollowsAtom : null);
  const isFollowed = all?.some((one) => one.contentId === contentId) ?? false;
  const isBusy = useRef(false);
  const toggle = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    // When the script fails to load, the next press loads it again.
    await import('@/lib/client/reminders/toggle-follow')
      .then(({ toggleFollow }) => toggleFollow(contentId))
      .catch(() => {});
    isBusy.current = false;
  };
  return (
    <IconButton label={words.follow} aria-pressed={isFollowed} size="lg" onClick={toggle}>
      <BellIcon isSolid={isFollowed} />
    </IconButton>
  );
}
