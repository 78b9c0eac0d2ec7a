'use client';

import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The message after a press (spec 2 §8 "Announcement episode"). */
  warning: string;
  className?: string;
  children: ReactNode;
}

/** The picture of an announced episode; a press says why it does not play. */
export function SoonButton({ label, warning, className, children }: Props) {
  const showReason = async () => {
    const { showAlert } = await import('@/lib/client/modals/alert');
    showAlert(warning, 'failure');
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => showReason().catch(() => {})}
    >
      {children}
    </button>
  );
}
