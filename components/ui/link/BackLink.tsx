'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ChevronLeftIcon } from '../icon/navigation';
import styles from './back.module.scss';
import { Link } from './Link';

interface Props {
  /** Where it leads whoever came from elsewhere. */
  href: string;
  label: string;
}

/** To where one came from, as long as that was a page of ours; else to `href`, which works without scripts, too. */
export function BackLink({ href, label }: Props) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    // Only browsers that tell whether the page before is ours; in others the link is a link.
    if (!window.navigation?.canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link href={href} className={styles.back} onClick={back}>
      <ChevronLeftIcon size="sm" />
      {label}
    </Link>
  );
}
