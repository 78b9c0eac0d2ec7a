import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MenuPanel } from './MenuPanel';
import styles from './menu.module.scss';

interface Props {
  /** Unique on the page; connects the button with its panel. */
  id: string;
  /** Name of the button if its content is an icon. */
  label?: string;
  trigger: ReactNode;
  className?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** For panels whose content depends on whether they are open; islands only. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A button with a panel: beside the button, and on phones and tablets a sheet at the bottom. The popover of the browser
 * handles opening, Escape, presses outside and focus, so it works before scripts load.
 */
export function Menu(props: Props) {
  const { id, label, trigger, className, triggerClassName, panelClassName, onToggle, children } = props;
  return (
    <div className={clsx(styles.menu, className)}>
      <button type="button" popoverTarget={id} aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </button>
      <MenuPanel id={id} className={clsx(styles.panel, panelClassName)} onToggle={onToggle}>
        {children}
      </MenuPanel>
    </div>
  );
}

export const menuItem = styles.item;

/** For panels with more than a list of links. */
export const widePanel = styles.wide;
