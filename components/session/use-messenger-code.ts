'use client';

import { useEffect, useState } from 'react';
import { isCodeThere } from '@/lib/client/session/login';
import { MESSENGER_POLL_MS } from '@/lib/shared/phone';

/** Spec 3 §4: the messenger's path checks every 5 s until there is a code. */
export function useMessengerCode(phone: string, isMessenger: boolean, sentAt: number): boolean {
  const [foundAt, setFoundAt] = useState<number | null>(null);
  const isThere = foundAt === sentAt;
  useEffect(() => {
    if (!isMessenger || isThere) return;
    const timer = setInterval(() => {
      isCodeThere(phone).then(
        (exists) => exists && setFoundAt(sentAt),
        // The next one asks again.
        () => {},
      );
    }, MESSENGER_POLL_MS);
    return () => clearInterval(timer);
  }, [phone, isMessenger, isThere, sentAt]);
  return isThere;
}
