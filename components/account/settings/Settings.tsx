'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { markOverlay } from '@/lib/client/account/settings-history';
import { useSettingsLinks } from '@/lib/client/account/use-settings-links';
import {
  type SettingsScreen,
  screenAbove,
  screenAddress,
  settingsScreen,
} from '@/lib/rules/account/settings-address';
import { AccountFrame } from '../AccountFrame';
import { CloseScreen } from './CloseScreen';
import { PLACES, Screen, type ScreenProps } from './Screen';
import { ScreenHead } from './ScreenHead';
import { ScreenPage } from './ScreenPage';
import styles from './settings.module.scss';
import { useLeaving } from './use-leaving';

interface Props extends Omit<ScreenProps, 'screen'> {
  /** The screen of the address that the page was rendered for. */
  first: SettingsScreen;
  brand: string;
  closeLabel: string;
  isOverlay: boolean;
}

/** Spec 3 §2 "Settings page": a modal page, or a page of its own when its address is opened directly. */
export function Settings({ first, brand, closeLabel, isOverlay, ...rest }: Props) {
  // On the server it is an inner path.
  const screen = settingsScreen(usePathname()) ?? first;
  const { isClosing, begin } = useLeaving();
  useSettingsLinks();
  useEffect(() => {
    if (isOverlay) markOverlay();
  }, [isOverlay]);

  const { words, languages, hasLogOut } = rest;
  const head = { screen, titles: words.settings, brand };
  const content = <Screen {...rest} screen={screen} />;
  if (isOverlay) {
    const label = words.settings[screen];
    return (
      <Dialog isOpen={!isClosing} onClose={begin} label={label} closeLabel={closeLabel} variant="column">
        <div className={clsx(styles.content, styles.inDialog)}>
          <ScreenHead {...head} />
          {content}
        </div>
      </Dialog>
    );
  }
  const bar = <ScreenHead {...head} close={<CloseScreen label={closeLabel} onClose={begin} />} />;
  const entry = screenAbove(screen) === 'language' ? 'language' : screen;
  return (
    <ScreenPage isClosing={isClosing}>
      {screen === 'home' ? (
        <div className={clsx(styles.content, styles.home)}>
          {bar}
          {content}
        </div>
      ) : (
        <AccountFrame
          words={words}
          places={PLACES}
          current={screenAddress(entry)}
          languages={languages}
          hasLogOut={hasLogOut}
          head={bar}
        >
          <div className={styles.content}>{content}</div>
        </AccountFrame>
      )}
    </ScreenPage>
  );
}
