'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/arrows';
import styles from './rail.module.scss';

export interface RailLabels {
  previous: string;
  next: string;
}

/** One press scrolls by most of the visible width, so that one known tile stays visible. */
const PAGE_SHARE = 0.85;

interface Props {
  labels: RailLabels;
  /** The keys of the first and the last tile: others are observed after a change. */
  ends: string;
  children: ReactNode;
}

/** Buttons and edge fades of a rail (spec 2 §2: buttons above 480 px wide). */
export function RailFrame({ labels, ends, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements of both ends change with their keys.
  useEffect(() => {
    const track = frame.current?.querySelector('ul');
    const first = track?.firstElementChild;
    const last = track?.lastElementChild;
    if (!track || !first || !last) return;
    // An observer of both ends, because a page full of rails cannot afford scroll listeners and measuring.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.target === first) setAtStart(entry.isIntersecting);
          if (entry.target === last) setAtEnd(entry.isIntersecting);
        }
      },
      { root: track, threshold: 0.98 },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [ends]);

  const turn = (direction: 1 | -1) => {
    const track = frame.current?.querySelector('ul');
    track?.scrollBy({ left: direction * track.clientWidth * PAGE_SHARE });
  };

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-start={isAtStart || undefined}
      data-end={isAtEnd || undefined}
    >
      {children}
      <IconButton
        label={labels.previous}
        className={styles.previous}
        // Not `disabled`, because a disabled button would lose the focus.
        aria-disabled={isAtStart || undefined}
        onClick={() => !isAtStart && turn(-1)}
      >
        <ChevronLeftIcon size="lg" />
      </IconButton>
      <IconButton
        label={labels.next}
        className={styles.next}
        aria-disabled={isAtEnd || undefined}
        onClick={() => !isAtEnd && turn(1)}
      >
        <ChevronRightIcon size="lg" />
      </IconButton>
    </div>
  );
}
