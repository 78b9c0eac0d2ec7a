'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { PlayIcon } from '@/components/ui/icon/playback';
import { isKnownViewer } from '@/lib/session/known';

interface Props {
  contentId: string;
  href: string;
  label: string;
  /** For those who have begun. */
  resumeLabel: string;
}

/** The one thing to do on a content page. Whoever has begun is told that they go on; who is nobody asks nothing. */
export function WatchLink({ contentId, href, label, resumeLabel }: Props) {
  const [hasBegun, setBegun] = useState(false);

  useEffect(() => {
    if (!isKnownViewer()) return;
    let isHere = true;
    import('@/lib/playback/has-begun')
      .then(({ hasBegun: ask }) => ask(contentId))
      .then((begun) => isHere && setBegun(begun))
      // Without an answer the button says what it says to everyone.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [contentId]);

  return (
    <LinkButton href={href} variant="primary" size="lg">
      <PlayIcon />
      {hasBegun ? resumeLabel : label}
    </LinkButton>
  );
}
