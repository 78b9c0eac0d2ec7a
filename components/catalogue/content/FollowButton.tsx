'use client';

import { IconButton } from '@/components/ui/button/IconButton';
import { BellIcon } from '@/components/ui/icon/status';
import { useLateAtom } from '@/lib/client/store/use-late-atom';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  /** The series. */
  contentId: string;
  words: Pick<Messages['reminders'], 'follow'>;
}

const loadFollowsAtom = () => import('@/lib/client/reminders/follows').then(({ followsAtom }) => followsAtom);

/** Announces new episodes of a series to the viewer; a guest logs in first. */
export function FollowButton({ contentId, words }: Props) {
  const all = useLateAtom(useIsLoggedIn() ? loadFollowsAtom : null);
  const isFollowed = all?.some((one) => one.contentId === contentId) ?? false;
  const toggle = async () => {
    // When the script fails to load, the next press loads it again.
    await import('@/lib/client/reminders/toggle-follow')
      .then(({ toggleFollow }) => toggleFollow(contentId))
      .catch(() => {});
  };
  return (
    <IconButton label={words.follow} aria-pressed={isFollowed} size="lg" onClick={toggle}>
      <BellIcon isSolid={isFollowed} />
    </IconButton>
  );
}
