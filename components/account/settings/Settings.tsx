'use client';

import { clsx } from 'clsx';
import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { CloseIcon } from '@/components/ui/icon/close';
import { leaveSettings, markOverlay } from '@/lib/client/account/settings-history';
import { useSettingsLinks } from '@/lib/client/account/use-settings-links';
import { useClosing } from '@/lib/client/hooks/use-closing';
import {
  type SettingsScreen,
  screenAbove,
  screenAddress,
  settingsScreen,
} from '@/lib/rules/account/settings-address';
import { SETTINGS_CLOSE_MS } from '@/lib/rules/pages/closing';
import { routes } from '@/lib/shared/routes';
import { AccountFrame } from '../AccountFrame';
import { PLACES, Screen, type ScreenProps } from './Screen';
import { ScreenFrame } from './ScreenFrame';
import styles from './settings.module.scss';

interface Props extends Omit<ScreenProps, 'screen'> {
  /** The screen of the address that the page was rendered for. */
  first: SettingsScreen;
  brand: string;
  closeLabel: string;
  isOverlay: boolean;
}

/** Spec 3 §2 "Settings page": a modal page, or a page of its own when its address is opened directly. */
export function Settings({ first, brand, closeLabel, isOverlay, ...rest }: Props) {
  const path = usePathname();
  // On the server it is an inner path.
  const screen = settingsScreen(path) ?? first;
  const { isClosing, begin } = useLeaving(path);
  useSettingsLinks();
  useEffect(() => {
    if (isOverlay) markOverlay();
  }, [isOverlay]);

  const content = (
    <ScreenFrame screen={screen} titles={rest.words.settings} brand={brand}>
      <Screen {...rest} screen={screen} />
    </ScreenFrame>
  );
  if (isOverlay) {
    const label = rest.words.settings[screen];
    return (
      <Dialog isOpen={!isClosing} onClose={begin} label={label} closeLabel={closeLabel} variant="column">
        {content}
      </Dialog>
    );
  }
  const isHome = screen === 'home';
  const page = (
    <div className={clsx(styles.alone, isHome ? styles.home : styles.beside, isClosing && styles.leaving)}>
      <IconButton label={closeLabel} className={styles.close} onClick={begin}>
        <CloseIcon />
      </IconButton>
      {content}
    </div>
  );
  if (isHome) return page;
  const { words, languages, hasLogOut } = rest;
  const entry = screenAbove(screen) === 'language' ? 'language' : screen;
  return (
    <AccountFrame
      words={words}
      places={PLACES}
      current={screenAddress(entry)}
      languages={languages}
      hasLogOut={hasLogOut}
    >
      {page}
    </AccountFrame>
  );
}

/** Close leads to the saved address, or home (spec 3 §2). */
function useLeaving(path: string) {
  const router = useRouter();
  const closedAt = useRef<string | null>(null);
  const leave = useCallback(() => {
    closedAt.current = location.pathname;
    leaveSettings((href) => router.push(href));
  }, [router]);
  const closing = useClosing(leave, SETTINGS_CLOSE_MS);
  useEffect(() => {
    // An entry that a dialog has rewritten does not know how far the page below is.
    const isStillHere = closedAt.current !== null && closedAt.current !== path && settingsScreen(path);
    if (isStillHere) router.replace(routes.home());
  }, [path, router]);
  return closing;
}
