import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { buttonClasses, iconOnly } from '@/components/ui/button/classes';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { settingsScreen } from '@/lib/rules/account/settings-address';
import styles from './settings.module.scss';

interface Props {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  /** The screen one level up. */
  above: { href: string; name: string } | null;
  /** The close button of a page; an overlay has its own. */
  close?: ReactNode;
}

/** The first line of a page of the account: the way back, its title, and what closes it. */
export function ScreenBar({ title, heading, above, close }: Props) {
  return (
    <div className={styles.bar}>
      {above ? <Up {...above} /> : null}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {close}
    </div>
  );
}

/** `useSettingsLinks` handles a press on links between screens. Before scripts load the link opens the page. */
function Up({ href, name }: NonNullable<Props['above']>) {
  const Way = settingsScreen(href) ? 'a' : Link;
  return (
    <Way href={href} data-above title={name} className={clsx(buttonClasses({}, iconOnly), styles.up)}>
      <ChevronLeftIcon />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Way>
  );
}
