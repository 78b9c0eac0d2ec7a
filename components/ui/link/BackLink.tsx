'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { takePressed } from '@/lib/client/browser/pressed';
import { ChevronLeftIcon } from '../icon/arrows';
import styles from './back.module.scss';
import { Link } from './Link';

interface Props {
  /** Target for viewers who came from another site. */
  href: string;
  label: string;
}

/** Goes back if the page before is one of ours; otherwise to `href`, which also works without script. */
export function BackLink({ href, label }: Props) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    // Only browsers with the Navigation API know whether the page before is ours; in others this is a plain link.
    if (window.navigation?.canGoBack && takePressed(event)) router.back();
  };
  return (
    <Link href={href} className={styles.back} onClick={back}>
      <ChevronLeftIcon size="sm" />
      {label}
    </Link>
  );
}
