'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { isFirstEntry } from '@/lib/client/browser/first-entry';
import { CLOSE_WAIT_MS } from '@/lib/rules/pages/closing';
import { routes } from '@/lib/shared/routes';

interface Props {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** A page over the page that opened it. */
export function Overlay({ label, closeLabel, children }: Props) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  useEffect(() => {
    if (isOpen) return;
    const leave = () => (isFirstEntry() ? router.replace(routes.home()) : router.back());
    const timer = setTimeout(leave, CLOSE_WAIT_MS);
    // The viewer may have gone back before the animation ended.
    return () => clearTimeout(timer);
  }, [isOpen, router]);
  return (
    <Dialog isOpen={isOpen} onClose={close} label={label} closeLabel={closeLabel} variant="page">
      {children}
    </Dialog>
  );
}
