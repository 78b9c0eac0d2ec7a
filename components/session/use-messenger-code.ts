'use client';

import { useEffect, useState } from 'react';
import { isCodeThere } from '@/lib/client/session/login';
import { MESSENGER_POLL_MS } from '@/lib/shared/phone';

/** Spec 3 §4: with a messenger the delivery of the code is polled every 5 s. */
export function useMessengerCode(phone: string, isMessenger: boolean, sentAt: number): boolean {
  const [foundAt, setFoundAt] = useState<number | null>(null);
  const hasArrived = foundAt === sentAt;
  useEffect(() => {
    if (!isMessenger || hasArrived) return;
    const timer = setInterval(() => {
      isCodeThere(phone).then(
        (exists) => exists && setFoundAt(sentAt),
        // The next poll asks again.
        () => {},
      );
    }, MESSENGER_POLL_MS);
    return () => clearInterval(timer);
  }, [phone, isMessenger, hasArrived, sentAt]);
  return hasArrived;
}
