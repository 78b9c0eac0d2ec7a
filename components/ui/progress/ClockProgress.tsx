'use client';

import { useEffect, useRef, useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { fill } from '@/lib/shared/i18n/fill';
import { ProgressBar } from './ProgressBar';
import { onTick } from './ticker';

interface Props {
  /** Unix seconds. */
  startsAt: number;
  endsAt: number;
  /** "{percent}% elapsed". */
  label: string;
  className?: string;
}

/** Whether the browser draws an element: rows out of view are left out (`content-visibility`). Older browsers draw everything. */
const isDrawn = (element: Element | null): boolean =>
  element?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;

/** Progress by the clock. Stored pages may be old, so the browser computes it. */
export function ClockProgress({ startsAt, endsAt, label, className }: Props) {
  const [percent, setPercent] = useState(0);
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isKnown = false;
    return onTick(() => {
      // A bar that nobody sees costs no work, once it has a value.
      if (isKnown && !isDrawn(bar.current)) return;
      isKnown = true;
      const share = (serverNow() / 1000 - startsAt) / Math.max(1, endsAt - startsAt);
      setPercent(Math.round(Math.min(1, Math.max(0, share)) * 100));
    });
  }, [startsAt, endsAt]);
  return (
    <ProgressBar
      ref={bar}
      percent={percent}
      label={fill(label, { percent })}
      tone="live"
      className={className}
    />
  );
}
