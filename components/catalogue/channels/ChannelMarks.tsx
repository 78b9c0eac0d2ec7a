'use client';

import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { LockIcon } from '@/components/ui/icon/lock';
import { Tag } from '@/components/ui/tag/Tag';
import { useMyChannel } from '@/lib/client/channels/use-own-channels';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';

interface Props {
  id: number;
  className?: string | undefined;
}

type Labels = Pick<Messages['channels'], 'priceFrom' | 'locked' | 'included'>;

/**
 * "Watch from 990 ₸" for a logged-in viewer on a channel that is for sale and not bought (spec 2 §2 "Channel hover
 * preview card"). It covers the picture, so it causes no layout shift.
 */
export function ChannelPrice({ id, labels, className }: Props & { labels: Labels }) {
  const own = useMyChannel(id);
  // The grid or the row around hides a tile with this mark.
  if (own?.isHidden) return <span hidden data-hidden-channel="" />;
  if (!own?.price || own.isPurchased) return null;
  return <Tag className={className}>{fill(labels.priceFrom, { price: own.price })}</Tag>;
}

/** A lock on the picture of a channel that is not free, until it is known that the viewer has bought it. */
export function ChannelLock({ id, labels, className }: Props & { labels: Labels }) {
  const own = useMyChannel(id);
  if (own?.isPurchased) return <VisuallyHidden>{labels.included}</VisuallyHidden>;
  return (
    <>
      <span className={className}>
        <LockIcon size="sm" />
      </span>
      <VisuallyHidden>{labels.locked}</VisuallyHidden>
    </>
  );
}
