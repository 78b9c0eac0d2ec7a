'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { isFirstEntry } from '@/lib/client/browser/first-entry';
import { documentHome } from '@/lib/client/browser/of-document';
import { useClosing } from '@/lib/client/hooks/use-closing';

interface Props {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** A page over the page that opened it. */
export function Overlay({ label, closeLabel, children }: Props) {
  const router = useRouter();
  const leave = useCallback(() => {
    if (isFirstEntry()) router.replace(documentHome());
    else router.back();
  }, [router]);
  const { isClosing, begin } = useClosing(leave);
  return (
    <Dialog isOpen={!isClosing} onClose={begin} label={label} closeLabel={closeLabel} variant="page">
      {children}
    </Dialog>
  );
}
