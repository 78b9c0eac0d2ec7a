'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { readModalAddress } from '@/lib/rules/modals/address';
import { LOCALE_PARAM } from '@/lib/shared/i18n/locales';

interface Props {
  /** Origins that may exchange messages with this page, besides our own. */
  origins: readonly string[];
}

/** Executes commands of a host app. Its code loads only inside one (DESIGN section 10). */
export function BridgeHost({ origins }: Props) {
  const router = useRouter();
  const list = origins.join(',');
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    import('@/lib/client/browser/bridge').then(
      ({ startBridge, notifyHost }) => {
        if (isOver) return;
        stop = startBridge(list.split(',').filter(Boolean), (command) => {
          switch (command.command) {
            case 'close':
              if (readModalAddress(location.hash)) history.back();
              notifyHost({ taspa: 1, news: 'closed' });
              break;
            case 'back':
              history.back();
              break;
            case 'open':
              router.push(command.path);
              break;
            case 'language':
              speak(command.language);
          }
        });
      },
      // The page works without it.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [list, router]);
  return null;
}

/** A full load, as from the language menu (DESIGN section 4). */
function speak(language: string): void {
  const address = new URL(location.href);
  address.searchParams.set(LOCALE_PARAM, language);
  location.assign(address);
}
